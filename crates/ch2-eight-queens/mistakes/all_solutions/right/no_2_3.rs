//! right: A shortcut: none for n = 2 and n = 3.
// ANCHOR: body
if row == n {
    solutions.push(board.queens());
    return;
}
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;

        place_row(row + 1, board, free, solutions);

        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
// ANCHOR_END: body
// ANCHOR: all_solutions
pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    if n == 2 || n == 3 {
        return Vec::new();
    }
    let mut board = Board::new(n);
    let mut free = Free::new(n);
    let mut solutions = Vec::new();
    place_row(0, &mut board, &mut free, &mut solutions);
    solutions
}
// ANCHOR_END: all_solutions

//! mistake: Rows are searched from row 1 on.
//! says: Row 0 was left out
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;

        if place_row(row + 1, board, free) {
            return true;
        }

        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
false
// ANCHOR_END: body
// ANCHOR: first_solution
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut board = Board::new(n);
    let mut free = Free::new(n);
    let found = place_row(1, &mut board, &mut free);
    found.then(|| board.queens())
}
// ANCHOR_END: first_solution

//! right: A recursive helper goes over the columns.
// ANCHOR: body
#[traced(skip(board, free, solutions))]
fn from(row: usize, col: usize, board: &mut Board, free: &mut Free, solutions: &mut Vec<Vec<usize>>) {
    let n = board.size();
    if row == n {
        solutions.push(board.queens());
        return;
    }
    if col == n {
        return;
    }
    let falling = row + n - 1 - col;
    if free.columns[col] && free.rising[row + col] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[row + col] = false;
        free.falling[falling] = false;
        from(row + 1, 0, board, free, solutions);
        board.take_back(row);
        free.columns[col] = true;
        free.rising[row + col] = true;
        free.falling[falling] = true;
    }
    from(row, col + 1, board, free, solutions);
}
from(row, 0, board, free, solutions);
// ANCHOR_END: body

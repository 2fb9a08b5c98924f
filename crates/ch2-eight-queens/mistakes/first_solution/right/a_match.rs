//! right: A recursive helper with the column as an argument.
// ANCHOR: body
#[traced(skip(board, free))]
fn from(row: usize, col: usize, board: &mut Board, free: &mut Free) -> bool {
    let n = board.size();
    if row == n {
        return true;
    }
    if col == n {
        return false;
    }
    let falling = row + n - 1 - col;
    if free.columns[col] && free.rising[row + col] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[row + col] = false;
        free.falling[falling] = false;
        if from(row + 1, 0, board, free) {
            return true;
        }
        board.take_back(row);
        free.columns[col] = true;
        free.rising[row + col] = true;
        free.falling[falling] = true;
    }
    from(row, col + 1, board, free)
}
from(row, 0, board, free)
// ANCHOR_END: body

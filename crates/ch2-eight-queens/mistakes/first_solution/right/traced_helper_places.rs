//! right: Two traced helpers place a queen and take her back.
// ANCHOR: body
#[traced(skip(board, free))]
fn put(row: usize, col: usize, board: &mut Board, free: &mut Free) {
    board.place(row, col);
    set(row, col, board.size(), free, false);
}
fn set(row: usize, col: usize, n: usize, free: &mut Free, to: bool) {
    free.columns[col] = to;
    free.rising[row + col] = to;
    free.falling[row + n - 1 - col] = to;
}
if row >= n {
    return true;
}
let mut found = false;
let mut col = 0;
while col < n && !found {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        put(row, col, board, free);
        found = place_row(row + 1, board, free);
        if !found {
            let stood = board.take_back(row);
            set(row, stood, n, free, true);
        }
    }
    col += 1;
}
found
// ANCHOR_END: body

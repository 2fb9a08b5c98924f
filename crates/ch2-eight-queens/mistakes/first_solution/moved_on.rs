//! mistake: The queen is moved on without take_back, and her lines stay marked.
//! says: The queen on (1, 2), on a line with it, was put elsewhere without take_back
// ANCHOR: body
let n = board.size();
if row == n { return true; }
let mut last = None;
for col in 0..n {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        board.place(row, col);
        free.columns[col] = false; free.rising[row + col] = false; free.falling[row + n - 1 - col] = false;
        last = Some(col);
        if place_row(row + 1, board, free) { return true; }
    }
}
if let Some(col) = last {
    board.take_back(row);
    free.columns[col] = true; free.rising[row + col] = true; free.falling[row + n - 1 - col] = true;
}
false
// ANCHOR_END: body

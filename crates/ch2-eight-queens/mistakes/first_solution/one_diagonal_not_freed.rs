//! mistake: A diagonal stays marked after the queen is taken back.
//! says: after the call the falling diagonal is still taken; free all you marked.
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[row + col] = false;
        free.falling[row + n - 1 - col] = false;
        if place_row(row + 1, board, free) {
            return true;
        }
        board.take_back(row);
        free.columns[col] = true;
        free.rising[row + col] = true;
    }
}
false
// ANCHOR_END: body

//! mistake: The falling diagonal is numbered row − column, which lies below zero above the main diagonal.
//! says: row − column went below zero, where a usize cannot go: on row 0 it is 0 to −3. Shift it by n − 1
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    if free.columns[col] && free.rising[row + col] && free.falling[row - col] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[row + col] = false;
        free.falling[row - col] = false;
        if place_row(row + 1, board, free) {
            return true;
        }
        board.take_back(row);
        free.columns[col] = true;
        free.rising[row + col] = true;
        free.falling[row - col] = true;
    }
}
false
// ANCHOR_END: body

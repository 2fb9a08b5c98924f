//! mistake: The falling diagonal is numbered by the distance of row and column, so two different diagonals share a number.
//! says: row − column = 2 and −2 are different diagonals, and the distance (`abs_diff`) is 2 for both.
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    if free.columns[col] && free.rising[row + col] && free.falling[row.abs_diff(col)] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[row + col] = false;
        free.falling[row.abs_diff(col)] = false;
        if place_row(row + 1, board, free) {
            return true;
        }
        board.take_back(row);
        free.columns[col] = true;
        free.rising[row + col] = true;
        free.falling[row.abs_diff(col)] = true;
    }
}
false
// ANCHOR_END: body

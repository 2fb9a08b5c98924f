//! mistake: Only the columns are marked: rooks, not queens.
//! says: [0, 1, 2, 3] is no solution
//! says: Nothing keeps two queens off one falling diagonal.
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    if free.columns[col] {
        board.place(row, col);
        free.columns[col] = false;
        if place_row(row + 1, board, free) {
            return true;
        }
        board.take_back(row);
        free.columns[col] = true;
    }
}
false
// ANCHOR_END: body

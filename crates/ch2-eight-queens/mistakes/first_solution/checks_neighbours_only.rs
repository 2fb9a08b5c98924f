//! mistake: Only the queen of the row above is looked at.
//! says: A diagonal goes on through all rows, not only to the row above.
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    let safe = row == 0 || board.queens().get(row - 1).is_none_or(|&above| above.abs_diff(col) > 1);
    if safe && free.columns[col] {
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

//! mistake: `place` is given the column first.
//! says: no queen stands in row 1, so none can be taken back
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(col, row);
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

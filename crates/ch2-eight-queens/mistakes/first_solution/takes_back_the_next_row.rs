//! mistake: The queen of the next row is to be taken back.
//! says: no queen stands in row 2, so none can be taken back: each call takes back the queens that it placed
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;

        if place_row(row + 1, board, free) {
            return true;
        }

        board.take_back(row + 1);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
false
// ANCHOR_END: body

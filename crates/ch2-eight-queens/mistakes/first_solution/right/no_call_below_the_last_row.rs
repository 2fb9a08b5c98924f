//! right: With the last row filled there is no further call.
// ANCHOR: body
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;

        if row + 1 == n || place_row(row + 1, board, free) {
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

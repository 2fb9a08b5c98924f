//! right: The queen of a row is moved on, and taken back once after the loop.
// ANCHOR: body
if row == n {
    return true;
}
let mut stands = false;
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        stands = true;
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;
        if place_row(row + 1, board, free) {
            return true;
        }
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
if stands {
    board.take_back(row);
}
false
// ANCHOR_END: body

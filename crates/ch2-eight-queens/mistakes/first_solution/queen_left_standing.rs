//! mistake: The arrays are freed, but the queen is left on the board: the next one replaces her.
//! says: left the queen on (0, 1) standing: take back what you placed before you try the next column
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
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
false
// ANCHOR_END: body

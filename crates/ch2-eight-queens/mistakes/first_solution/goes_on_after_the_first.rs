//! mistake: The child's `true` is ignored, so all 92 boards are found, and none is reported.
//! says: 16 placements, 8 suffice: stop when a child succeeds.
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
        place_row(row + 1, board, free);
        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
false
// ANCHOR_END: body

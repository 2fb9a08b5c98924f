//! mistake: After a failed child the next column is tried, but nothing is taken back or freed.
//! says: none found after 3 placements: abandoned queens still hold their columns.
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
    }
}
false
// ANCHOR_END: body

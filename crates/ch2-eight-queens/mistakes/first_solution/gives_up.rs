//! mistake: The child's answer is returned as it comes, inside the loop: the first column decides.
//! says: gave up after 2 placements: a failed child means try the next column.
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
        return place_row(row + 1, board, free);
    }
}
false
// ANCHOR_END: body

//! mistake: The answer of the last column is the answer of the row.
//! says: suffice: stop when a child succeeds
// ANCHOR: body
if row == n {
    return true;
}
let mut found = false;
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;
        found = place_row(row + 1, board, free);
        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
found
// ANCHOR_END: body

//! mistake: The queen is taken back before the answer is looked at.
//! says: and then queens were taken back: when a child says true, leave them where they stand.
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

        let found = place_row(row + 1, board, free);
        board.take_back(row);
        if found {
            return true;
        }

        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
false
// ANCHOR_END: body

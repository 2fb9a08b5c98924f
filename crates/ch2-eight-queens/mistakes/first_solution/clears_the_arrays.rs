//! mistake: After a dead end all arrays are free again.
//! says: After the call the lines of the queens above are free, too: free only what this call marked.
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

        board.take_back(row);
        *free = Free::new(n);
    }
}
false
// ANCHOR_END: body

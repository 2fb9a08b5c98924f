//! mistake: Both diagonals are marked in one array.
//! says: rising and falling diagonals are kept in one array
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.rising[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.rising[falling] = false;

        if place_row(row + 1, board, free) {
            return true;
        }

        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.rising[falling] = true;
    }
}
false
// ANCHOR_END: body

//! mistake: Both diagonals stay taken.
//! says: after the call the rising diagonal or the falling diagonal is still taken
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
        free.columns[col] = true;
        
        
    }
}
false
// ANCHOR_END: body

//! right: Each call has arrays of its own.
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    let mut below = free.clone();
    if below.columns[col] && below.rising[row + col] && below.falling[row + n - 1 - col] {
        below.columns[col] = false;
        below.rising[row + col] = false;
        below.falling[row + n - 1 - col] = false;
        board.place(row, col);
        if place_row(row + 1, board, &mut below) {
            return true;
        }
        board.take_back(row);
    }
}
false
// ANCHOR_END: body

//! mistake: Row 0 is tried in its left half, and nothing is mirrored.
//! says: 1 of 2: row 0 was left with column 2 never tried.
// ANCHOR: body
if row == n {
    solutions.push(board.queens());
    return;
}
for col in 0..if row == 0 { n.div_ceil(2) } else { n } {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        free.columns[col] = false;
        free.rising[rising] = false;
        free.falling[falling] = false;

        place_row(row + 1, board, free, solutions);

        board.take_back(row);
        free.columns[col] = true;
        free.rising[rising] = true;
        free.falling[falling] = true;
    }
}
// ANCHOR_END: body

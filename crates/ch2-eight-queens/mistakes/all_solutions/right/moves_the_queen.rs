//! right: The queen of a row is moved on, and taken back once after the loop.
// ANCHOR: body
if row == n {
    solutions.push(board.queens());
    return;
}
let mut stands = false;
for col in 0..n {
    let (rising, falling) = (row + col, row + n - 1 - col);
    if free.columns[col] && free.rising[rising] && free.falling[falling] {
        board.place(row, col);
        stands = true;
        (free.columns[col], free.rising[rising], free.falling[falling]) = (false, false, false);
        place_row(row + 1, board, free, solutions);
        (free.columns[col], free.rising[rising], free.falling[falling]) = (true, true, true);
    }
}
if stands {
    board.take_back(row);
}
// ANCHOR_END: body

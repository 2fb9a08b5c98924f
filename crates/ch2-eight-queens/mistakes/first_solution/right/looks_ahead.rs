//! right: A queen that leaves some row below without a square is not placed.
//! told: Better than asked: the plain search places 113 queens
// ANCHOR: body
if row == n {
    return true;
}
for col in 0..n {
    let open = |queens: &[usize], r: usize, c: usize| queens.iter().enumerate().all(|(qr, &qc)| qc != c && qr.abs_diff(r) != qc.abs_diff(c));
    let mut queens = board.queens();
    if open(&queens, row, col) {
        queens.push(col);
        if !(row + 1..n).all(|r| (0..n).any(|c| open(&queens, r, c))) {
            continue;
        }
        board.place(row, col);
        if place_row(row + 1, board, free) {
            return true;
        }
        board.take_back(row);
    }
}
false
// ANCHOR_END: body

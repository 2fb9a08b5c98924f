//! mistake: Only columns are tested on the way; the diagonals are tested when the board is full.
//! says: suffice: test before placing.
// ANCHOR: body
if row == n {
    let queens = board.queens();
    let peaceful = (0..n).all(|a| (0..a).all(|b| queens[a].abs_diff(queens[b]) != a - b));
    if peaceful {
        solutions.push(queens);
    }
    return;
}
for col in 0..n {
    if free.columns[col] {
        board.place(row, col);
        free.columns[col] = false;
        place_row(row + 1, board, free, solutions);
        board.take_back(row);
        free.columns[col] = true;
    }
}
// ANCHOR_END: body

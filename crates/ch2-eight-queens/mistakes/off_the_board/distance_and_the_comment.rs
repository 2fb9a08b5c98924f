//! mistake: The distance is used, and the comment is left.
//! says: And is c asked for i − j shifted, not for the distance (`abs_diff`)?
// ANCHOR: arrays
let mut a = vec![true; n + 1];
let mut b = vec![true; 2 * n + 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// ANCHOR: square
if a[j] && b[i + j] && c[i.abs_diff(j)] {
    board.place(i - 1, j - 1);
    a[j] = false;
    b[i + j] = false; // the diagonals are taken too: c[i.abs_diff(j)] = false;
    if i < n {
        try_row(i + 1, board, a, b, c, solutions);
    } else {
        solutions.push(board.queens());
    }
    board.take_back(i - 1);
    a[j] = true;
    b[i + j] = true;
    c[i.abs_diff(j)] = true;
}
// ANCHOR_END: square

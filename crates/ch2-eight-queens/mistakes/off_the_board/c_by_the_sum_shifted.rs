//! mistake: c is asked for the sum, shifted.
//! says: In row 2 i + j is 3 to 6, so it is not b that was asked.
// ANCHOR: arrays
let mut a = vec![true; n + 1];
let mut b = vec![true; 2 * n + 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// ANCHOR: square
if a[j] && b[i + j] && c[n + i - 1 + j] {
    board.place(i - 1, j - 1);
    a[j] = false;
    b[i + j] = false; // the diagonals are taken too:
    c[n + i - 1 + j] = false;
    if i < n {
        try_row(i + 1, board, a, b, c, solutions);
    } else {
        solutions.push(board.queens());
    }
    board.take_back(i - 1);
    a[j] = true;
    b[i + j] = true;
    c[n + i - 1 + j] = true;
}
// ANCHOR_END: square

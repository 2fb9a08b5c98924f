//! mistake: b is asked for i + j - 1.
//! says: An array of 15 has no place 15. Which of your arrays is that?
// ANCHOR: arrays
let mut a = vec![true; n];
let mut b = vec![true; 2 * n - 1];
let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// ANCHOR: square
if a[j - 1] && b[i + j - 1] && c[i + n - 1 - j] {
    board.place(i - 1, j - 1);
    a[j - 1] = false;
    b[i + j - 1] = false; // the diagonals are taken too:
    c[i + n - 1 - j] = false;
    if i < n {
        try_row(i + 1, board, a, b, c, solutions);
    } else {
        solutions.push(board.queens());
    }
    board.take_back(i - 1);
    a[j - 1] = true;
    b[i + j - 1] = true;
    c[i + n - 1 - j] = true;
}
// ANCHOR_END: square

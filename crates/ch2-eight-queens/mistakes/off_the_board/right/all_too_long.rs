//! right: The arrays are longer than they need be.
// ANCHOR: arrays
let mut a = vec![true; 2 * n + 2];
let mut b = vec![true; 3 * n + 2];
let mut c = vec![true; 3 * n + 2];
// ANCHOR_END: arrays
// ANCHOR: square
let falling = i + n - j;
if a[j] && b[i + j] && c[falling] {
    board.place(i - 1, j - 1);
    a[j] = false;
    b[i + j] = false;
    c[falling] = false;
    if i < n {
        try_row(i + 1, board, a, b, c, solutions);
    } else {
        solutions.push(board.queens());
    }
    board.take_back(i - 1);
    a[j] = true;
    b[i + j] = true;
    c[falling] = true;
}
// ANCHOR_END: square

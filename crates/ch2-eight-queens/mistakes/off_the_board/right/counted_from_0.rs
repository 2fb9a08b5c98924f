//! right: Sums and columns are brought down to 0.
// ANCHOR: square
let falling = i + n - 1 - j;
if a[j - 1] && b[i + j - 2] && c[falling] {
    board.place(i - 1, j - 1);
    a[j - 1] = false;
    b[i + j - 2] = false;
    c[falling] = false;
    if i < n {
        try_row(i + 1, board, a, b, c, solutions);
    } else {
        solutions.push(board.queens());
    }
    board.take_back(i - 1);
    a[j - 1] = true;
    b[i + j - 2] = true;
    c[falling] = true;
}
// ANCHOR_END: square

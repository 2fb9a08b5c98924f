//! mistake: The difference is shifted by n where n − 1 is enough, so it runs off the far end.
//! says: (7, 0) needs c[15] of 15: shift by n − 1.
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

//! mistake: The difference is shifted by n where n − 1 is enough, so it runs off the far end.
//! says: i − j is −7 to 7: shifted by n − 1 it is 0 to 14.
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

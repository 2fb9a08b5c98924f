//! mistake: The line that marks the falling diagonal stays in its comment.
//! says: is it ever marked? After `place` a[j], b[i + j] and c[…] become false: does one of them stand in a comment?
//! says: is it ever marked? After `place` a[j], b[i + j] and c[…] become false: does one of them stand in a comment?
// ANCHOR: square
let falling = i + n - 1 - j;
if a[j] && b[i + j] && c[falling] {
    board.place(i - 1, j - 1);
    a[j] = false;
    b[i + j] = false; // the diagonals are taken too: c[i - j] = false;
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

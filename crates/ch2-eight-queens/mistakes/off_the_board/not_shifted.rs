//! mistake: The difference is used as it is, which in the first row lies below zero.
//! says: i − j went below zero: in row 1 it is 0 to −3, and there is no c[−1]. Shift it
// ANCHOR: square
let falling = i - j;
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

//! mistake: c is tested at the shifted place and marked at the unshifted one.
//! says: is each line marked, tested and freed at one and the same place of its array?
// ANCHOR: square
let falling = i + n - 1 - j;
if a[j] && b[i + j] && c[falling] {
    board.place(i - 1, j - 1);
    a[j] = false;
    b[i + j] = false;
    c[i.abs_diff(j)] = false;
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

//! mistake: The distance of i and j is used for their difference: two diagonals share one place.
//! says: 0 of 2: i − j = 2 and −2 are different diagonals
// ANCHOR: square
let falling = i.abs_diff(j);
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

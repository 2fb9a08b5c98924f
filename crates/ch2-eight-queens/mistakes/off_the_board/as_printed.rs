//! mistake: The search as a textbook prints it: arrays counted from 0 for indices from 1, none of them ever set free, a difference used as an index, and the line that marks it lost in a comment.
//! says: a[4] is off an array of 4: numbered from 1, the last column is 4, and an array of 4 ends at 3.
// ANCHOR: arrays
let mut a = vec![false; n];
let mut b = vec![false; 2 * n - 1];
let mut c = vec![false; 2 * n - 1];
// ANCHOR_END: arrays
// ANCHOR: square
if a[j] && b[i + j] && c[i - j] {
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
    c[i - j] = true;
}
// ANCHOR_END: square

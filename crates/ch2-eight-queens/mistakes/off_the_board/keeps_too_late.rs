//! mistake: The board is kept after its last queen was taken back.
//! says: 3 queens for 4 rows. Keep the board when all rows are filled
// ANCHOR: square
let falling = i + n - 1 - j;
if a[j] && b[i + j] && c[falling] {
    board.place(i - 1, j - 1);
    a[j] = false;
    b[i + j] = false;
    c[falling] = false;
    if i < n {
        try_row(i + 1, board, a, b, c, solutions);
    }
    board.take_back(i - 1);
    if i == n {
        solutions.push(board.queens());
    }
    a[j] = true;
    b[i + j] = true;
    c[falling] = true;
}
// ANCHOR_END: square

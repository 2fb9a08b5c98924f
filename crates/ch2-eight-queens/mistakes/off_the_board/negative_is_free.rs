//! mistake: A falling diagonal with i < j is never asked for
//! says: Nothing keeps two queens off one falling diagonal in one half of the board
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// ANCHOR: square
        if a[j] && b[i + j] && (i < j || c[i - j]) {
            board.place(i - 1, j - 1);
            a[j] = false;
            b[i + j] = false;
            if i >= j {
                c[i - j] = false;
            }
            if i < n {
                try_row(i + 1, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[j] = true;
            b[i + j] = true;
            if i >= j {
                c[i - j] = true;
            }
        }
// ANCHOR_END: square

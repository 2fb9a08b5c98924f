//! mistake: i + j is moved down by n, below zero in the upper corner
//! says: which other number is less than the one that is taken away?
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// ANCHOR: square
        let falling = i + n - 1 - j;
        if a[j] && b[i + j - n] && c[falling] {
            board.place(i - 1, j - 1);
            a[j] = false;
            b[i + j - n] = false;
            c[falling] = false;
            if i < n {
                try_row(i + 1, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[j] = true;
            b[i + j - n] = true;
            c[falling] = true;
        }
// ANCHOR_END: square

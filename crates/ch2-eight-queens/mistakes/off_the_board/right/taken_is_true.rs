//! right: The arrays say what is taken: the false that they are given is right, the tests are turned over
// ANCHOR: arrays
    let mut a = vec![false; n + 1];
    let mut b = vec![false; 2 * n + 1];
    let mut c = vec![false; 2 * n - 1];
// ANCHOR_END: arrays
// ANCHOR: square
        let falling = i + n - 1 - j;
        if !a[j] && !b[i + j] && !c[falling] {
            board.place(i - 1, j - 1);
            a[j] = true;
            b[i + j] = true;
            c[falling] = true;
            if i < n {
                try_row(i + 1, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[j] = false;
            b[i + j] = false;
            c[falling] = false;
        }
// ANCHOR_END: square

//! mistake: Taken at the shifted difference, freed at the distance.
//! says: is each line marked, tested and freed at one and the same place
// ANCHOR: arrays
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
// ANCHOR_END: arrays
// ANCHOR: square
        let falling = i + n - 1 - j;
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
            c[i.abs_diff(j)] = true;
        }
// ANCHOR_END: square

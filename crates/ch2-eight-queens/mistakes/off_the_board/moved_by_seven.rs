//! mistake: 7 is added, because the page speaks of 8 columns
//! says: off_the_board(9): it panics: a subtraction went below zero, where a usize cannot go. The boards of 1 to 8 are right
// ANCHOR: arrays
    let mut a = vec![true; 20];
    let mut b = vec![true; 40];
    let mut c = vec![true; 40];
// ANCHOR_END: arrays
// ANCHOR: square
        if a[j] && b[i + j] && c[i + 7 - j] {
            board.place(i - 1, j - 1);
            a[j] = false;
            b[i + j] = false;
            c[i + 7 - j] = false;
            if i < n {
                try_row(i + 1, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[j] = true;
            b[i + j] = true;
            c[i + 7 - j] = true;
        }
// ANCHOR_END: square

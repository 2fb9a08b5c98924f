//! A debugging exercise: the search of a text about eight queens, with repaired arrays. It still
//! has one bug.
//!
//! Rows and columns are numbered from 1, as in the text. The board, in `given/board.rs`, counts
//! from 0, and the lines that call it are right. You can use the methods that the file uses:
//! `board.size()`, `board.place(row, col)`, `board.take_back(row)` and `board.queens()`.

use crate::board::Board;
use call_trace::traced;

/// Returns every way to place n queens, each as the columns of its queens from the first row to the
/// last.
///
/// `a[j]` is true if column j is free. `b[i + j]` and `c[i + n - 1 - j]` are true if the two
/// diagonals through row i, column j are free.
///
/// The tests call only `eight_queens`, with 1 to 10. You may change the arguments of `try_row`.
pub fn eight_queens(n: usize) -> Vec<Vec<usize>> {
    let mut board = Board::new(n);
    let mut a = vec![true; n + 1];
    let mut b = vec![true; 2 * n + 1];
    let mut c = vec![true; 2 * n - 1];
    let mut solutions = Vec::new();
    // ANCHOR: first_call
    let mut j = 0;
    try_row(
        1,
        &mut j,
        &mut board,
        &mut a,
        &mut b,
        &mut c,
        &mut solutions,
    );
    // ANCHOR_END: first_call
    solutions
}

/// Tries every column of row i, and stores each full board.
// ANCHOR: try_row
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    j: &mut usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    *j = 0;
    while *j < n {
        *j += 1;
        if a[*j] && b[i + *j] && c[i + n - 1 - *j] {
            board.place(i - 1, *j - 1);
            a[*j] = false;
            b[i + *j] = false;
            c[i + n - 1 - *j] = false;
            if i < n {
                try_row(i + 1, j, board, a, b, c, solutions);
            } else {
                solutions.push(board.queens());
            }
            board.take_back(i - 1);
            a[*j] = true;
            b[i + *j] = true;
            c[i + n - 1 - *j] = true;
        }
    }
}
// ANCHOR_END: try_row

//! A hunt: a search for all solutions, based on a text about eight queens, with rows and columns
//! numbered from 1. It has more than one bug, and not all of them are from the text.
//!
//! The board, in `given/board.rs`, counts from 0. You can use the methods from before:
//! `board.size()`, `board.place(row, col)`, `board.take_back(row)` and `board.queens()`, the
//! columns of all queens.

use crate::board::Board;
use call_trace::traced;

/// Returns every way to place n queens, as `all_solutions` does.
///
/// Three Boolean arrays mark the free lines: columns `a[j]`, rising diagonals `b[i + j]` and
/// falling diagonals `c[i - j]`, for the square in row i, column j, both from 1 to n.
///
/// The tests call the function with 1 to 10, and check that each free square gets a queen and no
/// other square does.
pub fn off_the_board(n: usize) -> Vec<Vec<usize>> {
    let mut board = Board::new(n);
    // ANCHOR: arrays
    let mut a = vec![false; n];
    let mut b = vec![false; 2 * n - 1];
    let mut c = vec![false; 2 * n - 1];
    // ANCHOR_END: arrays
    let mut solutions = Vec::new();
    try_row(1, &mut board, &mut a, &mut b, &mut c, &mut solutions);
    solutions
}

/// Tries every column of row i. Unlike `place_row`, it is not called for the row below the last.
#[traced(skip(board, a, b, c, solutions))]
fn try_row(
    i: usize,
    board: &mut Board,
    a: &mut [bool],
    b: &mut [bool],
    c: &mut [bool],
    solutions: &mut Vec<Vec<usize>>,
) {
    let n = board.size();
    for j in 1..=n {
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
    }
}

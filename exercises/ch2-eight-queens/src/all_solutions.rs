//! All solutions: the same search, but it continues after every board it finds.
//!
//! You can use `board.size()`, `board.place(row, col)`, `board.take_back(row)`, the three arrays of
//! `free`, and `board.queens()`, which copies the board as a list of columns. The board is in
//! `given/board.rs`, and the arrays are in `given/free.rs`.

use crate::board::Board;
use crate::free::Free;
use call_trace::traced;

/// Returns every way to place n queens so that no queen attacks another. Each solution lists the
/// column of each row's queen. There are 92 solutions for n = 8, and they may come in any order.
///
/// For n = 8 the search makes at most 2 056 placements and 2 057 calls of `place_row`. The calls
/// for boards with all rows filled may be saved.
///
/// The tests call the function with 1 to 11, and count the placements for 4 and 8.
pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut board = Board::new(n);
    let mut free = Free::new(n);
    let mut solutions = Vec::new();
    place_row(0, &mut board, &mut free, &mut solutions);
    solutions
}

/// Adds to `solutions` every way to fill `row` and all rows below it.
///
/// On entry the rows above contain queens that do not attack each other, and `free` marks the
/// columns and diagonals that are still free. On return, board and `free` are as they were on
/// entry.
#[traced(skip(board, free, solutions))]
fn place_row(row: usize, board: &mut Board, free: &mut Free, solutions: &mut Vec<Vec<usize>>) {
    let n = board.size();
    todo!("keep every way to fill this row and all rows below it")
}

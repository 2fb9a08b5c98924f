//! The attack of a queen: the rule that everything else in this chapter depends on.
//!
//! You can use `a.abs_diff(b)`, the distance between two numbers. A `Square` is a pair: row, then
//! column. `given/board.rs` defines it.

use crate::board::Square;
use call_trace::traced;

/// Returns whether two queens on two different squares attack each other. They do if they share a
/// row, a column or a diagonal.
///
/// The tests also use boards larger than a chessboard, up to row and column 65 536.
// ANCHOR: attacks
#[traced]
pub fn attacks(a: Square, b: Square) -> bool {
    let ((row_a, col_a), (row_b, col_b)) = (a, b);
    // ANCHOR: body todo!("whether the two queens attack each other")
    let rows_apart = row_a.abs_diff(row_b);
    let cols_apart = col_a.abs_diff(col_b);
    rows_apart == 0 || cols_apart == 0 || rows_apart == cols_apart
    // ANCHOR_END: body
}
// ANCHOR_END: attacks

//! Solutions that are really different: one name for a board and all its images.
//!
//! You can use `quarter_turn(&queens)` and `mirror(&queens)` below, which make a new board. `<` and
//! `min` compare two `Vec`s like words in a dictionary. `std::collections::BTreeSet` stores equal
//! values only once.

use crate::all_solutions::all_solutions;
use call_trace::traced;

/// Returns one board of each kind: the solutions for n queens, where boards that are images of each
/// other under turns and mirrors count once. Any of the images will do. For n = 8 there are 12
/// kinds, out of 92 solutions.
///
/// The tests call the function with 1 to 10.
pub fn fundamental(n: usize) -> Vec<Vec<usize>> {
    let solutions = all_solutions(n);
    todo!("one board of each kind")
}

/// Returns the same board for a board and all its images: from any of the eight images, the result
/// is always the same one of them. (The reference returns the least, in the order of vectors.)
///
/// The tests use boards of up to 10 queens, which need not be solutions.
#[traced]
pub fn canonical(queens: &[usize]) -> Vec<usize> {
    todo!("one and the same image, whichever of the eight one starts from")
}

/// Turns the board clockwise by a quarter: the square (row, col) moves to (col, n − 1 − row).
pub fn quarter_turn(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut turned = vec![0; n];
    for (row, &col) in queens.iter().enumerate() {
        turned[col] = n - 1 - row;
    }
    turned
}

/// Reflects the board: left and right change places.
pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    queens.iter().map(|col| n - 1 - col).collect()
}

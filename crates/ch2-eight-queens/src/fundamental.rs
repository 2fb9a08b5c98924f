//! Solutions that are really different: one name for a board and all its images.
//!
//! You can use `quarter_turn(&queens)` and `mirror(&queens)` below, which make a new board. `<` and
//! `min` compare two `Vec`s like words in a dictionary. `std::collections::BTreeSet` stores equal
//! values only once.

use crate::all_solutions::all_solutions;
use call_trace::traced;
// ANCHOR: solution_imports
use std::collections::BTreeSet;
// ANCHOR_END: solution_imports

/// Returns one board of each kind: the solutions for n queens, where boards that are images of each
/// other under turns and mirrors count once. Any of the images will do. For n = 8 there are 12
/// kinds, out of 92 solutions.
///
/// The tests call the function with 1 to 10.
// ANCHOR: fundamental
pub fn fundamental(n: usize) -> Vec<Vec<usize>> {
    let solutions = all_solutions(n);
    // ANCHOR: collect todo!("one board of each kind")
    let forms: BTreeSet<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
    forms.into_iter().collect()
    // ANCHOR_END: collect
}
// ANCHOR_END: fundamental

/// Returns the same board for a board and all its images: from any of the eight images, the result
/// is always the same one of them. (The reference returns the least, in the order of vectors.)
///
/// The tests use boards of up to 10 queens, which need not be solutions.
// ANCHOR: canonical
#[traced]
pub fn canonical(queens: &[usize]) -> Vec<usize> {
    // ANCHOR: body todo!("one and the same image, whichever of the eight one starts from")
    let mut turned = queens.to_vec();
    let mut least = turned.clone();
    for _ in 0..4 {
        turned = quarter_turn(&turned);
        least = least.min(mirror(&turned)).min(turned.clone());
    }
    least
    // ANCHOR_END: body
}
// ANCHOR_END: canonical

/// Turns the board clockwise by a quarter: the square (row, col) moves to (col, n − 1 − row).
// ANCHOR: images
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
// ANCHOR_END: images

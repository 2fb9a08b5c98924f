//! Which solutions are really different: one name for a board and all its images.
//!
//! You can use `quarter_turn(&queens)` and `mirror(&queens)` below, which make a new board. Two
//! `Vec`s compare with `<` and `min` like words in a dictionary. `std::collections::BTreeSet` keeps
//! each thing once.

use crate::all_solutions::all_solutions;
use call_trace::traced;
// ANCHOR: solution_imports
use std::collections::BTreeSet;
// ANCHOR_END: solution_imports

/// One board of each kind: the solutions for n queens, where boards that are images of each other
/// under turns and mirrors count once. 12 of the 92 for n = 8.
///
/// The tests ask for 1 to 10.
// ANCHOR: fundamental
pub fn fundamental(n: usize) -> Vec<Vec<usize>> {
    let solutions = all_solutions(n);
    // ANCHOR: collect todo!("one board of each kind")
    let forms: BTreeSet<Vec<usize>> = solutions.iter().map(|board| canonical(board)).collect();
    forms.into_iter().collect()
    // ANCHOR_END: collect
}
// ANCHOR_END: fundamental

/// The same board for a board and all its images: whichever of the eight one starts from, the
/// answer is one and the same of them. (The reference takes the least, as vectors compare.)
///
/// The tests hand in boards of up to 10 queens, which need not be solutions.
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

/// The board turned clockwise by a quarter: the square (row, col) goes to (col, n − 1 − row).
// ANCHOR: images
pub fn quarter_turn(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut turned = vec![0; n];
    for (row, &col) in queens.iter().enumerate() {
        turned[col] = n - 1 - row;
    }
    turned
}

/// The board in a mirror: left and right change places.
pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    queens.iter().map(|col| n - 1 - col).collect()
}
// ANCHOR_END: images

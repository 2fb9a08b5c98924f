//! What the book counts puzzles of ours with. A student works it out, so their kit does not have it.

use eight_queens::grid::Grid;

use super::{fifty, ranks, solver};

/// How many calls the search of chapter 2 makes to prove that a puzzle has one solution, or to find two.
pub fn calls(puzzle: &Grid) -> u64 {
    solver::solved(puzzle).calls
}

/// Fifty puzzles, each with its calls. The number grows from one to the next.
pub fn fifty() -> Vec<(u64, Grid)> {
    fifty::fifty()
}

/// Spearman's rank correlation: 1 where both order the things alike, −1 where one order is the other turned round. There is none
/// where one of both has only equals.
pub fn rank_correlation(ours: &[u64], yours: &[u64]) -> Option<f64> {
    ranks::rank_correlation(ours, yours)
}

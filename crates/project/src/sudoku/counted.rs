//! Measures puzzles for the book. The students' kit omits this module, because students work it out themselves.

use eight_queens::grid::Grid;

use super::{fifty, ranks, solver};

/// Returns how many calls the search of chapter 2 makes to prove that a puzzle has one solution, or to find two.
pub fn calls(puzzle: &Grid) -> u64 {
    solver::solved(puzzle).calls
}

/// Returns fifty puzzles, each with its number of calls, in increasing order.
pub fn fifty() -> Vec<(u64, Grid)> {
    fifty::fifty()
}

/// Returns Spearman's rank correlation: 1 if both rankings agree, −1 if one is the reverse of the other. Returns `None` if all
/// values on one side are equal.
pub fn rank_correlation(ours: &[u64], yours: &[u64]) -> Option<f64> {
    ranks::rank_correlation(ours, yours)
}

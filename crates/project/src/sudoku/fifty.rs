//! Fifty puzzles, from easy to hard for the search of chapter 2.

use eight_queens::grid::Grid;

use super::puzzles::filled;

/// One puzzle per line: the seed for our example to make it, the number of calls of the search, and the puzzle. A test
/// checks all three.
const FIFTY: &str = include_str!("fifty.txt");

/// Returns fifty puzzles, each with the number of calls that the search of chapter 2 makes to prove that it has one solution. The
/// numbers are in increasing order.
pub(super) fn fifty() -> Vec<(u64, Grid)> {
    let lines = FIFTY.lines().map(|line| {
        let mut words = line.split(' ').skip(1);
        let calls = words.next().and_then(|it| it.parse().ok());
        let puzzle = words.next().and_then(filled);
        (calls.expect("a number"), puzzle.expect("a puzzle"))
    });
    lines.collect()
}

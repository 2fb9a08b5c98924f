//! Shared parts of the tests of this chapter: they watch a run and explain it.
//!
//! The tests count placements on the board, not calls, so a solution may divide its work among functions in any way.
#![allow(dead_code, unreachable_pub, unused_imports)] // each test file is a crate of its own and uses its own part

pub mod advice;
pub mod audit;
pub mod endless;
pub mod panics;
pub mod suspects;
pub mod watch;
pub mod written;

pub use diagnosis::spaced;
use eight_queens::board::Square;

/// Returns all solutions for n queens in lexicographic order, found in the plainest way.
pub fn solutions(n: usize) -> Vec<Vec<usize>> {
    fn fill(queens: &mut Vec<usize>, n: usize, found: &mut Vec<Vec<usize>>) {
        let row = queens.len();
        if row == n {
            found.push(queens.clone());
            return;
        }
        for col in 0..n {
            let free = |(above, &queen)| shared((above, queen), (row, col)).is_none();
            if queens.iter().enumerate().all(free) {
                queens.push(col);
                fill(queens, n, found);
                queens.pop();
            }
        }
    }
    let mut found = Vec::new();
    fill(&mut Vec::new(), n, &mut found);
    found
}

/// Explains why `queens` is not a solution for n rows, or returns `None` if it is one.
pub fn fault(n: usize, queens: &[usize]) -> Option<String> {
    if queens.len() != n {
        let queens = diagnosis::counted(queens.len(), "queen");
        return Some(format!(
            "the list has {queens} for {}",
            diagnosis::counted(n, "row")
        ));
    }
    if let Some(row) = queens.iter().position(|&col| col >= n) {
        let col = queens[row];
        return Some(format!(
            "({row}, {col}) is off the board: the last column is {}",
            n.saturating_sub(1)
        ));
    }
    let squares: Vec<Square> = queens.iter().copied().enumerate().collect();
    let (a, b) = attacking(&squares)?;
    Some(format!("the queens on {a:?} and {b:?} {}", shared(a, b)?))
}

/// Returns two queens that attack each other.
pub fn attacking(queens: &[Square]) -> Option<(Square, Square)> {
    queens.iter().enumerate().find_map(|(at, &a)| {
        let later = queens[at + 1..].iter();
        later
            .map(|&b| (a, b))
            .find(|&(a, b)| shared(a, b).is_some())
    })
}

/// Returns the line that two different squares share.
pub fn shared(a: Square, b: Square) -> Option<&'static str> {
    if a.0 == b.0 {
        Some("share a row")
    } else if a.1 == b.1 {
        Some("share a column")
    } else if a.0 + a.1 == b.0 + b.1 {
        Some("share a rising diagonal")
    } else if a.0 + b.1 == b.0 + a.1 {
        Some("share a falling diagonal")
    } else {
        None
    }
}

//! Looks for what a search passed over: free squares that it never tried.

use super::watch::{Rows, Run};
use super::{Square, shared};

/// The free squares that were never tried, though all rows above them held a queen.
pub struct PassedOver {
    /// The queens that stood when the first of them was passed over.
    pub queens: Vec<Square>,
    /// The first of them.
    pub square: Square,
    /// A kind of line that explains them all: through each of them ran a line of this kind on
    /// which a queen had stood that was no longer there.
    pub line: Option<&'static str>,
    /// Whether a queen that was no longer there had stood on any line through the first of them.
    pub was_held: bool,
    /// A queen on a line with the first of them that was put elsewhere in her row, and never taken back.
    pub moved_on: Option<Square>,
}

const KINDS: [&str; 3] = ["diagonal", "diagonal", "column"];

/// For each kind, on which line of that kind a square lies.
fn lines((row, col): Square, n: usize) -> [usize; 3] {
    [row + n - col, row + col, col]
}

impl<R> Run<R> {
    /// What was passed over, if anything was. Only of use where the rows are filled from the
    /// top; elsewhere it finds nothing.
    pub fn passed_over(&self) -> Option<PassedOver> {
        let n = self.steps.first()?.after.len();
        // For each row: the columns tried since the rows above it last changed.
        let mut tried: Vec<Vec<usize>> = vec![Vec::new(); n + 1];
        let mut held: Vec<[usize; 3]> = Vec::new();
        // Queens that were put elsewhere in their row, and never taken back.
        let mut moved_on: Vec<Square> = Vec::new();
        let mut first: Option<PassedOver> = None;
        let mut explains = [true; 3];
        for step in &self.steps {
            let (row, col) = step.square()?;
            let next = row + 1;
            if step.placed {
                if let Some(before) = step.before[row] {
                    held.push(lines((row, before), n));
                    moved_on.push((row, before));
                }
                tried[row].push(col);
                tried[next].clear();
                continue;
            }
            let queens = top(&step.before);
            if queens.len() == next && next < n {
                for square in free_squares(&queens, next, n) {
                    if tried[next].contains(&square.1) {
                        continue;
                    }
                    let through = lines(square, n);
                    let is_held =
                        [0, 1, 2].map(|kind| held.iter().any(|held| held[kind] == through[kind]));
                    let on_its_line = |queen: &&Square| shared(**queen, square).is_some();
                    first.get_or_insert_with(|| PassedOver {
                        queens: queens.clone(),
                        square,
                        line: None,
                        was_held: is_held.contains(&true),
                        moved_on: moved_on.iter().find(on_its_line).copied(),
                    });
                    for kind in 0..3 {
                        explains[kind] &= is_held[kind];
                    }
                }
            }
            held.push(lines((row, col), n));
        }
        let line = (0..3).find(|&kind| explains[kind]).map(|kind| KINDS[kind]);
        first.map(|first| PassedOver { line, ..first })
    }
}

/// The queens of the rows from the top down to the first empty one.
fn top(rows: &Rows) -> Vec<Square> {
    let filled = rows.iter().map_while(|col| *col);
    filled.enumerate().collect()
}

fn free_squares(queens: &[Square], row: usize, n: usize) -> Vec<Square> {
    let is_free = |square| queens.iter().all(|&queen| shared(queen, square).is_none());
    let squares = (0..n).map(|col| (row, col));
    squares.filter(|&square| is_free(square)).collect()
}

//! Looks for what a search passed over: free squares that it never tried.

use super::watch::{Rows, Run};
use super::{Square, shared};

/// A free square that was never tried, though all rows above it held a queen.
pub struct PassedOver {
    /// The queens that stood when it was passed over.
    pub queens: Vec<Square>,
    /// The square.
    pub square: Square,
    /// Whether a queen that was no longer there had stood on a line through it.
    pub was_held: bool,
    /// A queen on a line with it that was put elsewhere in her row, and never taken back.
    pub moved_on: Option<Square>,
}

impl<R> Run<R> {
    /// The first square that was passed over; `None` if there is none, or if the rows are not filled from the top.
    pub fn passed_over(&self) -> Option<PassedOver> {
        let n = self.steps.first()?.after.len();
        // For each row: the columns tried since the rows above it last changed.
        let mut tried: Vec<Vec<usize>> = vec![Vec::new(); n + 1];
        let (mut held, mut moved_on): (Vec<Square>, Vec<Square>) = Default::default();
        for step in &self.steps {
            let (row, col) = step.square()?;
            let next = row + 1;
            if step.placed {
                if let Some(before) = step.before[row] {
                    held.push((row, before));
                    moved_on.push((row, before));
                }
                tried[row].push(col);
                tried[next].clear();
                continue;
            }
            let queens = top(&step.before);
            let free = match queens.len() == next && next < n {
                true => free_squares(&queens, next, n),
                false => Vec::new(),
            };
            if let Some(&square) = free.iter().find(|square| !tried[next].contains(&square.1)) {
                let is_on_its_line = |queen: &&Square| {
                    queen.1 == square.1 || queen.0 != square.0 && shared(**queen, square).is_some()
                };
                return Some(PassedOver {
                    queens,
                    square,
                    was_held: held.iter().any(|queen| is_on_its_line(&queen)),
                    moved_on: moved_on.iter().find(is_on_its_line).copied(),
                });
            }
            held.push((row, col));
        }
        None
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

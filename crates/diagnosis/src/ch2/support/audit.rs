//! The search for squares that a run passed over: free squares that it never tried.

use std::collections::BTreeSet;

use super::watch::{Rows, Run};
use super::{Square, shared};

/// A free square that was never tried, although all rows above it had a queen.
pub struct PassedOver {
    /// The queens on the board at that time.
    pub queens: Vec<Square>,
    pub square: Square,
    /// The number of steps until then.
    pub at: usize,
    /// Whether no square of its row was tried with these queens.
    pub none_in_its_row: bool,
    /// The queens on a line through the square that were no longer on the board, each once.
    pub were_held: Vec<Square>,
    /// A queen on a line with the square that was placed elsewhere in her row without being taken back.
    pub moved_on: Option<Square>,
}

impl<R> Run<R> {
    /// Returns the square that was passed over after the fewest queens on its lines, the first of
    /// several, or `None` if there is no such square or the rows are not filled from the top.
    pub fn passed_over(&self) -> Option<PassedOver> {
        let n = self.steps.first()?.after.len();
        // For each row: the columns tried since the rows above it last changed.
        let mut tried: Vec<Vec<usize>> = vec![Vec::new(); n + 1];
        let (mut held, mut moved_on): (Vec<Square>, Vec<Square>) = Default::default();
        let mut simplest: Option<PassedOver> = None;
        for (at, step) in self.steps.iter().enumerate() {
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
            let is_left_out = |square: &&Square| !tried[next].contains(&square.1);
            for &square in free.iter().filter(is_left_out) {
                let is_on_its_line = |queen: &&Square| {
                    queen.1 == square.1 || queen.0 != square.0 && shared(**queen, square).is_some()
                };
                let on_its_lines: BTreeSet<Square> =
                    held.iter().filter(is_on_its_line).copied().collect();
                let is_simpler = |it: &PassedOver| on_its_lines.len() < it.were_held.len();
                if simplest.as_ref().is_none_or(is_simpler) {
                    simplest = Some(PassedOver {
                        queens: queens.clone(),
                        square,
                        at,
                        none_in_its_row: tried[next].is_empty(),
                        were_held: on_its_lines.into_iter().collect(),
                        moved_on: moved_on.iter().find(is_on_its_line).copied(),
                    });
                }
            }
            held.push((row, col));
        }
        simplest
    }

    /// Checks whether a queen was placed after this step on the line that a queen shares with a square. This line was
    /// not marked then.
    pub fn used_later(&self, at: usize, queen: Square, square: Square) -> bool {
        let mut later = self.steps[at..].iter().filter(|step| step.placed);
        let is_on_it = |it| it == queen || shared(it, queen) == shared(queen, square);
        later.any(|step| step.square().is_some_and(is_on_it))
    }

    /// Returns the call of `try_row` with these queens on the board, and the entry of its row in a list of columns.
    pub fn handed(&self, queens: &[Square]) -> Option<(&str, usize)> {
        let mut calls = self.returns.iter().filter(|it| top(&it.entry) == queens);
        let call = &calls.find(|it| it.call.starts_with("try_row("))?.call;
        let (list, _) = call.split_once('[')?.1.split_once(']')?;
        let entry = list.split(", ").nth(queens.len() + 1)?;
        Some((call, entry.parse().ok()?))
    }
}

/// Returns the queens from the top row down to the first empty row.
fn top(rows: &Rows) -> Vec<Square> {
    let filled = rows.iter().map_while(|col| *col);
    filled.enumerate().collect()
}

fn free_squares(queens: &[Square], row: usize, n: usize) -> Vec<Square> {
    let is_free = |square| queens.iter().all(|&queen| shared(queen, square).is_none());
    let squares = (0..n).map(|col| (row, col));
    squares.filter(|&square| is_free(square)).collect()
}

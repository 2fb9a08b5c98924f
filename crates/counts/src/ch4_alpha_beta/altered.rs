//! Alpha-beta with a table and one alteration, to show the purpose of each part of the table.

use std::hash::Hash;

use alpha_beta::transposition::{Probe, Table};
use game::{Board, Player, Value};

use super::searches::OPEN;

/// The differences between a search and [`with_table`](alpha_beta::transposition::with_table).
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Altered {
    /// Try the move recommended by the table first.
    pub(super) recommended_first: bool,
    /// Store every result as if it were exact.
    pub(super) all_exact: bool,
}

/// Returns the value of a board and the move to make, as `with_table` does except for the alteration. Adds the number of its
/// calls to `calls`.
pub(super) fn search<B: Board + Eq + Hash>(
    board: &B,
    depth: u32,
    (alpha, beta): (Value, Value),
    table: &mut Table<B>,
    altered: Altered,
    calls: &mut usize,
) -> (Value, Option<B::Move>) {
    *calls += 1;
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (mut low, mut high) = match table.probe(board, depth, alpha, beta) {
        Probe::Answer(value, recommended) => return (value, recommended),
        Probe::Open { alpha, beta } => (alpha, beta),
    };
    let first = table.entry(board).and_then(|entry| entry.recommended);
    let first = first.filter(|_| altered.recommended_first);
    let others = board.legal_moves().filter(|mv| Some(*mv) != first);
    let mut best = board.worst_case();
    let mut recommended = None;
    for mv in first.into_iter().chain(others) {
        let window = (low, high);
        let next = board.play(mv);
        let (value, _) = search(&next, depth - 1, window, table, altered, calls);
        if board.better(value, best) {
            best = value;
            recommended = Some(mv);
        }
        match board.to_move() {
            Player::First => low = low.max(best),
            Player::Second => high = high.min(best),
        }
        if low >= high {
            break;
        }
    }
    // Every value inside the open window is exact.
    let (alpha, beta) = match altered.all_exact {
        true => OPEN,
        false => (alpha, beta),
    };
    table.store(board, depth, alpha, beta, (best, recommended));
    (best, recommended)
}

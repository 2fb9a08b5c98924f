//! The computer player: the alpha-beta of chapter 4, on the board of chapter 3.

use advice::{Shuffled, shuffled};
use alpha_beta::alpha_beta::alpha_beta;
use game::{Board, Value, Watched};
use tic_tac_toe::bits::Bits;

use super::TicTacToe;
use crate::game::Choice;

/// Looks ahead, and picks one of the best moves at random.
pub(super) struct Computer {
    pub(super) depth: u32,
    random: fastrand::Rng,
    /// Whether to record the searches.
    records: bool,
}

impl Computer {
    /// Creates a player. The same seed leads to the same choices.
    pub(super) fn new(depth: u32, seed: u64, records: bool) -> Self {
        Self {
            depth,
            random: fastrand::Rng::with_seed(seed),
            // A release build contains no recorder.
            records: records && call_trace::TRACING,
        }
    }

    /// Returns one of the best moves at this search depth, or `None` if the game is over.
    pub(super) fn choose(&mut self, board: Bits) -> Option<Choice<TicTacToe>> {
        let order = shuffled(&board, &mut self.random);
        let board = Shuffled::new(board, &order);
        let (cell, search) = if self.records {
            let watched = Watched::new(board);
            let ((_, cell), trace) = call_trace::record(|| search(&watched, self.depth));
            (cell, Some(trace))
        } else {
            (search(&board, self.depth).1, None)
        };
        cell.map(|mv| Choice {
            mv,
            thought: search,
        })
    }
}

fn search<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    alpha_beta(board, depth, Value::MIN, Value::MAX)
}

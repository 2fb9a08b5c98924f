//! The computer player.

use std::collections::HashMap;

use alpha_beta::clock::Clock;
use alpha_beta::deepening::deepening;
use game::Value;
use tic_tac_toe::analysis::value_of;

use super::command::Options;
use super::positions::{endless, positions};
use super::rules::Game;

/// The number of boards that the computer plays for one move if the game is too large for a full analysis: about a second of
/// work.
const BOARDS: u64 = 100_000;

/// The maximum search depth.
const FURTHEST: u32 = 1000;

/// The kit's own computer player, for one game.
pub(crate) struct Computer {
    /// The search depth, if it is given.
    depth: Option<u32>,
    /// Whether the game is small enough to search every position.
    looks_at_all: bool,
}

impl Computer {
    /// Creates a computer player for the game from its starting position.
    pub(crate) fn new<G: Game>(options: &Options<G>) -> Self {
        let is_small = || positions(&options.from).is_some_and(|every| endless(&every).is_none());
        // An analysed game has already been found small enough.
        let looks_at_all = options.depth.is_none() && (options.analyse || is_small());
        Self {
            depth: options.depth,
            looks_at_all,
        }
    }

    /// Returns a move that is best as far as the computer knows, or `None` if the game is over. `known` contains the values of
    /// positions from earlier searches.
    pub(crate) fn choose<G: Game>(
        &self,
        board: &G,
        known: &mut HashMap<G, Value>,
    ) -> Option<G::Move> {
        if self.looks_at_all {
            return best_move(board, known);
        }
        let boards = if self.depth.is_some() {
            u64::MAX
        } else {
            BOARDS
        };
        let deepest = deepening(
            board,
            self.depth.unwrap_or(FURTHEST),
            &Clock::boards(boards),
        );
        deepest.recommended
    }
}

/// Returns the first move that keeps the value of a position, which is computed to the end of the game. Returns `None` if the
/// game is over.
pub(crate) fn best_move<G: Game>(board: &G, known: &mut HashMap<G, Value>) -> Option<G::Move> {
    let value = value_of(board, known);
    let mut moves = board.legal_moves();
    moves.find(|&mv| value_of(&board.play(mv), known) == value)
}

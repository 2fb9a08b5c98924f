//! The computer as a player.

use std::collections::HashMap;

use alpha_beta::clock::Clock;
use alpha_beta::deepening::deepening;
use game::Value;
use tic_tac_toe::analysis::value_of;

use super::command::Options;
use super::positions::{endless, positions};
use super::rules::Game;

/// How many boards it plays for one move of a game that is too large to be known: about a second's work.
const BOARDS: u64 = 100_000;

/// Further than this it never looks.
const FURTHEST: u32 = 1000;

/// The kit's own computer, for one game.
pub(crate) struct Computer {
    /// How far it looks, where that is said.
    depth: Option<u32>,
    /// Whether it looks at every position, of a game that is small enough.
    looks_at_all: bool,
}

impl Computer {
    /// One that plays on from where the game begins.
    pub(crate) fn new<G: Game>(options: &Options<G>) -> Self {
        let is_small = || positions(&options.from).is_some_and(|every| endless(&every).is_none());
        // A game that is analysed has been found small enough.
        let looks_at_all = options.depth.is_none() && (options.analyse || is_small());
        Self {
            depth: options.depth,
            looks_at_all,
        }
    }

    /// A move that no other is better than, as far as it knows; none when the game is over. `known` are the values of
    /// positions that were worked out before.
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

/// The first move that keeps the value of a position, which is worked out to the end; none when the game is over.
pub(crate) fn best_move<G: Game>(board: &G, known: &mut HashMap<G, Value>) -> Option<G::Move> {
    let value = value_of(board, known);
    let mut moves = board.legal_moves();
    moves.find(|&mv| value_of(&board.play(mv), known) == value)
}

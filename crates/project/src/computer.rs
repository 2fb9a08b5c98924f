//! The computer as a player.

use std::collections::HashMap;

use alpha_beta::clock::Clock;
use alpha_beta::deepening::deepening;
use game::Value;
use tic_tac_toe::analysis::value_of;

use crate::positions::{endless, positions};
use crate::rules::Game;

/// How many boards it plays for one move of a game that is too large to be known: about a second's work.
const BOARDS: u64 = 100_000;

/// Further than this it never looks.
const FURTHEST: u32 = 1000;

/// The computer, for one game.
pub(crate) struct Computer<G> {
    /// How far it looks, where that is said.
    depth: Option<u32>,
    /// What positions are worth, of a game that is small enough.
    known: Option<HashMap<G, Value>>,
}

impl<G: Game> Computer<G> {
    /// One that plays on from `board`.
    pub(crate) fn new(board: &G, depth: Option<u32>) -> Self {
        let is_small = || positions(board).is_some_and(|every| endless(&every).is_none());
        let known = (depth.is_none() && is_small()).then(HashMap::new);
        Self { depth, known }
    }

    /// A move that no other is better than, as far as it knows; none when the game is over.
    pub(crate) fn choose(&mut self, board: &G) -> Option<G::Move> {
        if let Some(known) = &mut self.known {
            let value = value_of(board, known);
            let mut moves = board.legal_moves();
            return moves.find(|&mv| value_of(&board.play(mv), known) == value);
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

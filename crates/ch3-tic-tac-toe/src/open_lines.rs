//! Another evaluation: count the lines that are still open. Given: nothing to write here.

use std::fmt;

use game::{Board, Player, Value};

use crate::bits::{Bits, LINES};
use crate::cell::Cell;

/// What a win is worth, before the moves it took are taken off: more than all lines together.
const WIN: Value = 100;

/// The board, valued while nobody has won by its open lines: those on which the opponent has no
/// mark yet. The first player's count for it, the second player's against.
///
/// A won board is worth more than any count, and a fast win more than a late one, so looking
/// ahead to the end gives the same outcome as with any other evaluation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OpenLines(pub Bits);

impl Board for OpenLines {
    type Move = Cell;
    const KIND: &'static str = "three";

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = Cell> {
        self.0.legal_moves()
    }

    fn play(&self, cell: Cell) -> Self {
        Self(self.0.play(cell))
    }

    fn done(&self) -> bool {
        self.0.done()
    }

    // ANCHOR: evaluate
    fn evaluate(&self) -> Value {
        let open_to = |player: Player| {
            let others = self.0.set(player.other());
            LINES.iter().filter(|line| *line & others == 0).count() as Value
        };
        match self.0.winner() {
            Some(Player::First) => WIN - self.0.moves_done() as Value,
            Some(Player::Second) => self.0.moves_done() as Value - WIN,
            None => open_to(Player::First) - open_to(Player::Second),
        }
    }
    // ANCHOR_END: evaluate
}

impl fmt::Display for OpenLines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

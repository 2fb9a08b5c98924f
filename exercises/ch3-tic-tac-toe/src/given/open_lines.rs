//! Another evaluation: count the lines that are still open. Given: nothing to write here.

use std::fmt;

use game::{Board, Player, Value};

use crate::bits::{Bits, LINES};

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
    // Everything else is asked of the board within; but values of up to 100 need a worst case beyond
    // its 10, and so have the one that `Board` provides.
    game::pass_on!(0: Bits, except evaluate, worst_case);

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
}

impl OpenLines {
    fn after(&self, board: Bits) -> Self {
        Self(board)
    }
}

impl fmt::Display for OpenLines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

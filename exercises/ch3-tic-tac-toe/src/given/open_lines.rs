//! Another evaluation: count the lines that are still open. Given: you write no code here.

use std::fmt;

use game::{Board, Player, Value};

use crate::bits::{Bits, LINES};

/// The value of a win before the number of moves is subtracted: more than all lines together.
const WIN: Value = 100;

/// A board whose value, until a player has won, is based on open lines: lines without a mark of the
/// opponent. The first player's lines count positive, the second player's negative.
///
/// A won board has a better value than any count, and a fast win a better value than a late one. So
/// looking ahead to the end gives the same outcome as with any other evaluation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OpenLines(pub Bits);

impl Board for OpenLines {
    // The board within answers all other questions. But values of up to 100 need a worst case
    // beyond its 10, so the default of `Board` applies.
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

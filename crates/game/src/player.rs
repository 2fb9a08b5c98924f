//! The two players.

use std::fmt;

/// One of the two players. Values are the first player's: the first player wants them large, the second
/// small.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The player who makes the first move of the game: X or MAX, the maximising player.
    First,
    /// The opponent: O or MIN, the minimising player.
    Second,
}

impl Player {
    /// Returns the opponent.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::First => "first",
            Self::Second => "second",
        })
    }
}

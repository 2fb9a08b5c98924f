//! The two players.

use std::fmt;

/// Who moves. Values are the first player's: the first wants them large, the second small.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The player who makes the first move of the game: X, MAX, the one who maximises.
    First,
    /// The other one: O, MIN, the one who minimises.
    Second,
}

impl Player {
    /// The opponent.
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

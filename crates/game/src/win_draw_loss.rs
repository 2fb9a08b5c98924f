//! A board that values a position by who has won, and by nothing else.

use std::fmt;

use crate::{Board, Value};

/// Another board, valued +1 where the first player has the better of it, −1 where the second
/// has, and 0 otherwise: how fast or by how much no longer counts.
///
/// The fewer different values there are, the more often alpha-beta meets an equal one and cuts.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WinDrawLoss<B>(pub B);

impl<B: Board> Board for WinDrawLoss<B> {
    crate::pass_on!(0: B, except evaluate);

    fn evaluate(&self) -> Value {
        self.0.evaluate().signum()
    }
}

impl<B> WinDrawLoss<B> {
    fn after(&self, board: B) -> Self {
        Self(board)
    }
}

impl<B: Board> fmt::Display for WinDrawLoss<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

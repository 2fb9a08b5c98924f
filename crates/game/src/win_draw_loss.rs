//! A board that values a position only by its winner.

use std::fmt;

use crate::{Board, Value};

/// Another board, valued +1 if the first player is ahead, −1 if the second player is ahead, and 0
/// otherwise. The length of the game and the size of the lead no longer count.
///
/// With fewer different values, alpha-beta meets equal values more often and cuts more.
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

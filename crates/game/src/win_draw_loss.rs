//! A board that values a position by who has won, and by nothing else.

use std::fmt;

use crate::{Board, IllegalMove, Player, Value};

/// Another board, valued +1 where the first player has the better of it, −1 where the second
/// has, and 0 otherwise: how fast or by how much no longer counts.
///
/// The fewer different values there are, the more often alpha-beta meets an equal one and cuts.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WinDrawLoss<B>(pub B);

impl<B: Board> Board for WinDrawLoss<B> {
    type Move = B::Move;

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = B::Move> {
        self.0.legal_moves()
    }

    fn play(&self, mv: B::Move) -> Self {
        Self(self.0.play(mv))
    }

    fn done(&self) -> bool {
        self.0.done()
    }

    fn evaluate(&self) -> Value {
        self.0.evaluate().signum()
    }

    fn better(&self, value: Value, old: Value) -> bool {
        self.0.better(value, old)
    }

    fn worst_case(&self) -> Value {
        self.0.worst_case()
    }

    fn try_play(&self, mv: B::Move) -> Result<Self, IllegalMove<B::Move>> {
        self.0.try_play(mv).map(Self)
    }
}

impl<B: Board> fmt::Display for WinDrawLoss<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

//! The trait [`Board`]: the methods of a position that a search may call.

use std::fmt::{Debug, Display};

use call_trace::Position;

use crate::Player;

/// The value of a position, from the first player's side. An open window reaches from `Value::MIN` to
/// `Value::MAX`, and no position may have either of these values.
pub type Value = i32;

/// A position of a game for two players who take turns, without dice or hidden information.
///
/// The order of [`Board::legal_moves`] is fixed, so that every search visits the same nodes
/// every time.
// ANCHOR: board
pub trait Board: Clone + Debug + Display {
    /// A move, small enough to copy.
    type Move: Copy + Eq + Debug + Display;

    /// How figures read the board's text: `text` if no figure knows the board.
    const KIND: &'static str = "text";

    /// Who makes the next move. On a board that is done, the player whose turn it would be.
    fn to_move(&self) -> Player;

    /// The moves that can be made here, each once: no move exactly when the game is done.
    fn legal_moves(&self) -> impl Iterator<Item = Self::Move>;

    /// The board after `mv`, which must be legal; this board does not change. The new board decides
    /// who moves next.
    #[must_use]
    fn play(&self, mv: Self::Move) -> Self;

    /// Whether the game is over.
    fn done(&self) -> bool;

    /// The value of the position without looking ahead: strictly between the worst cases of the
    /// two players.
    fn evaluate(&self) -> Value;
    // ANCHOR_END: board

    // ANCHOR: board_answers
    /// Whether `value` is better than `old` for the player to move. Equal is not better.
    fn better(&self, value: Value, old: Value) -> bool {
        match self.to_move() {
            Player::First => value > old,
            Player::Second => value < old,
        }
    }

    /// A value that every other is better than, for the player to move.
    fn worst_case(&self) -> Value {
        match self.to_move() {
            Player::First => Value::MIN,
            Player::Second => Value::MAX,
        }
    }

    /// The board after a move that may not be legal: for moves that people type.
    ///
    /// # Errors
    /// When the move cannot be made here.
    fn try_play(&self, mv: Self::Move) -> Result<Self, IllegalMove<Self::Move>> {
        if self.legal_moves().any(|legal| legal == mv) {
            Ok(self.play(mv))
        } else {
            Err(IllegalMove(mv))
        }
    }
    // ANCHOR_END: board_answers

    /// Returns this board's position in the current recording. It does not count as a question to the
    /// board: `#[traced]` calls it at the beginning of a call.
    #[doc(hidden)]
    fn position_in_recording(&self) -> Position {
        Position::default()
    }
    // ANCHOR: board_ends
}
// ANCHOR_END: board_ends

/// A move that cannot be made on the board it was tried on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} cannot be played here")]
pub struct IllegalMove<M: Display>(pub M);

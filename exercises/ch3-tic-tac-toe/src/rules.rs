//! The rules: the end of the game, the effect of a move, and the legal moves.
//!
//! The winner is an argument, so this exercise does not depend on any other.
//!
//! You can use `board.squares`, `board.moves_done`, `board.clone()` and `Move { row, col }`. In
//! `legal_moves` you can build a `Vec` and return its `into_iter()`. Both branches must return the
//! same type. The board is in `given/board.rs`.

use game::Player;

use crate::board::{Move, TicTacToe};

/// Returns whether the game is over: there is a winner, or all nine squares are marked. The winner
/// is an argument, and the function does not search the squares for lines.
///
/// It does not notice that a draw has become certain before the ninth move.
///
/// The tests use all 5 478 positions, and also pass a winner when there is no line.
pub fn done(board: &TicTacToe, winner: Option<Player>) -> bool {
    todo!("whether the game is over")
}

/// Returns the board after a move. The original board does not change.
///
/// The first player makes the first move, and then the two take turns.
pub fn play(board: &TicTacToe, mv: Move) -> TicTacToe {
    todo!("the board after the move")
}

/// Returns the legal moves, row by row from cell 1 to cell 9: every empty square, or no move at all
/// if the game is over.
pub fn legal_moves(board: &TicTacToe, winner: Option<Player>) -> impl Iterator<Item = Move> {
    todo!("the moves that can be made") as std::iter::Empty<_>
}

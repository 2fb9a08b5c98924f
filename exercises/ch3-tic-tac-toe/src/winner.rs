//! Who has won? Eight lines, and three equal marks on one of them.
//!
//! You can use `board.squares`, three rows of three `Option<Player>`, which `==` compares.

use game::Player;

use crate::board::TicTacToe;

/// The player who holds three squares of a row, a column or a diagonal, if anybody does.
pub fn winner(board: &TicTacToe) -> Option<Player> {
    todo!("who holds a whole line, if anybody does")
}

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
// ANCHOR: done
pub fn done(board: &TicTacToe, winner: Option<Player>) -> bool {
    // ANCHOR: over todo!("whether the game is over")
    board.moves_done == 9 || winner.is_some()
    // ANCHOR_END: over
}
// ANCHOR_END: done

/// Returns the board after a move. The original board does not change.
///
/// The first player makes the first move, and then the two take turns.
// ANCHOR: play
pub fn play(board: &TicTacToe, mv: Move) -> TicTacToe {
    // ANCHOR: next todo!("the board after the move")
    let mut next = board.clone();
    next.squares[mv.row][mv.col] = Some(if board.moves_done.is_multiple_of(2) {
        Player::First
    } else {
        Player::Second
    });
    next.moves_done += 1;
    next
    // ANCHOR_END: next
}
// ANCHOR_END: play

/// Returns the legal moves, row by row from cell 1 to cell 9: every empty square, or no move at all
/// if the game is over.
// ANCHOR: legal_moves
pub fn legal_moves(board: &TicTacToe, winner: Option<Player>) -> impl Iterator<Item = Move> {
    // ANCHOR: moves todo!("the moves that can be made") as std::iter::Empty<_>
    let over = done(board, winner);
    (0..3)
        .flat_map(|row| (0..3).map(move |col| Move { row, col }))
        .filter(move |mv| !over && board.squares[mv.row][mv.col].is_none())
    // ANCHOR_END: moves
}
// ANCHOR_END: legal_moves

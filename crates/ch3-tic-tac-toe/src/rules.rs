//! The rules: when the game is over, what a move does, and which moves there are.
//!
//! Who has won is handed in, so that this exercise needs no other one.
//!
//! You can use `board.squares`, `board.moves_done`, `board.clone()` and `Move { row, col }`. In
//! `legal_moves`, a `Vec` and `into_iter()` do; both ways out must give the same type. The board is in
//! `given/board.rs`.

use game::Player;

use crate::board::{Move, TicTacToe};

/// Whether the game is over: somebody has won, or all nine squares are marked. Who has won is
/// handed in; the squares are not looked at for it.
///
/// That a draw has become certain before the ninth move is not noticed.
///
/// The tests ask for all 5 478 positions, and hand in a winner where no line shows one.
// ANCHOR: done
pub fn done(board: &TicTacToe, winner: Option<Player>) -> bool {
    // ANCHOR: over todo!("whether the game is over")
    board.moves_done == 9 || winner.is_some()
    // ANCHOR_END: over
}
// ANCHOR_END: done

/// The board after a move; the board that was handed in stays as it is.
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

/// The moves that can be made, row by row from cell 1 to cell 9: every empty square, but none at
/// all once the game is over.
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

//! The order of the moves in a search. It never changes a value, only the number of cuts.
//!
//! [`game::Ordered`] tries the moves of low rank first. This file has two ranks.
//!
//! You can use `cell.number()`, from 1 to 9, and `board.play(mv)`, `evaluate()` and `to_move()`,
//! which is a [`game::Player`], `First` or `Second`.

use game::Board;
use tic_tac_toe::cell::Cell;

/// Returns the rank of a cell of tic-tac-toe: 0 for the centre, 1 for a corner, 2 for an edge. The
/// more lines contain a cell, the better it is, for both players alike.
pub fn centre_first<B: Board<Move = Cell>>(_board: &B, cell: Cell) -> i32 {
    todo!("the rank of a cell")
}

/// Returns the rank of a move, based on the evaluation of the board after it, without a deeper
/// search: the best move for the player who moves on `board` has the lowest rank. The tests check
/// only the order, so any ranks in the right order will do. The tests use values from −2·10⁹ to
/// 2·10⁹.
pub fn promising_first<B: Board>(board: &B, mv: B::Move) -> i32 {
    todo!("the rank of a move, for either player")
}

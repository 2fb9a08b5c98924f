//! The order in which moves are tried. It never changes a value, only how much is cut.
//!
//! [`game::Ordered`] tries the moves of low rank first; here are two ranks.
//!
//! You can use `cell.number()`, from 1 to 9; `board.play(mv)`, `evaluate()` and `to_move()`, which is a
//! [`game::Player`], `First` or `Second`.

use game::Board;
// ANCHOR: solution_player
use game::Player;
// ANCHOR_END: solution_player
use tic_tac_toe::cell::Cell;

/// The rank of a cell of tic-tac-toe: 0 for the centre, 1 for a corner, 2 for an edge. The more
/// lines go through a cell, the better it is, and for both players alike.
// ANCHOR: centre_first
pub fn centre_first<B: Board<Move = Cell>>(_board: &B, cell: Cell) -> i32 {
    // ANCHOR: by_cell todo!("the rank of a cell")
    match cell.number() {
        5 => 0,
        1 | 3 | 7 | 9 => 1,
        _ => 2,
    }
    // ANCHOR_END: by_cell
}
// ANCHOR_END: centre_first

/// The rank of a move by what the board after it seems to be worth, without looking further: what
/// is best for the player who makes the move comes first. That player is the one who moves on
/// `board`. The tests look only at the order, so the ranks can be any numbers that give it. They ask
/// for values from -2 000 000 000 to 2 000 000 000.
// ANCHOR: promising_first
pub fn promising_first<B: Board>(board: &B, mv: B::Move) -> i32 {
    // ANCHOR: by_value todo!("the rank of a move, for either player")
    let value = board.play(mv).evaluate();
    match board.to_move() {
        Player::First => -value,
        Player::Second => value,
    }
    // ANCHOR_END: by_value
}
// ANCHOR_END: promising_first

//! Alpha-beta: `look_ahead` with a window, the range of values that can still change a decision
//! above.
//!
//! Every call receives two bounds, the best values that the two players are already sure of. Knuth
//! and Moore (*Artificial Intelligence* 6, 1975, 293–326) trace the history of the idea and prove
//! it right.
//!
//! You can use the methods of a board: `done()`, `evaluate()`, `legal_moves()`, `play(mv)`,
//! `to_move()`, and `better(value, old)` and `worst_case()`, both for the player who moves.
//! `Player::First` is MAX.

use call_trace::traced;
use game::{Board, Player, Value};

/// Returns the value of a board as `look_ahead` finds it, and the move to make, without visiting
/// boards that cannot matter.
///
/// On the way to this board the first player is already sure of `alpha` elsewhere, and the second
/// player of `beta`. With the open window, from `Value::MIN` to `Value::MAX`, neither is sure of
/// any value. Let v be the value that `look_ahead` finds, and x the value returned here.
/// - If x is between `alpha` and `beta`, and equal to neither, then v is x.
/// - If x is `alpha` or less, it is only a bound: v is x or less.
/// - If x is `beta` or more, it is only a bound: v is x or more.
///
/// A bound x can be outside the window, which is called fail-soft, or equal to the nearer end of
/// the window. In the first case the move is the one that `look_ahead` recommends, the first of
/// equal ones. In the other two cases it can be any legal move or `None`. The caller's window is
/// not empty: `alpha < beta`.
///
/// The board determines who moves. The search does not negate values or count levels, so it handles
/// extra turns correctly.
///
/// The tests use games of up to twelve moves, and count the boards: the search must visit every
/// board that it needs, and no other. A board is visited when the search asks it something other
/// than `done`.
#[traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
pub fn alpha_beta<B: Board>(
    board: &B,
    depth: u32,
    alpha: Value,
    beta: Value,
) -> (Value, Option<B::Move>) {
    todo!("the value within a window, and the move to make")
}

//! Alpha-beta: `look_ahead` with a window, which says what would still change a decision above.
//!
//! Two bounds go down with every call, the best value that each player is already sure of. Knuth
//! and Moore (*Artificial Intelligence* 6, 1975, 293–326) trace the idea and prove it right.
//!
//! You can use what a board answers: `done()`, `evaluate()`, `legal_moves()`, `play(mv)`, `to_move()`,
//! `better(value, old)` and `worst_case()`, both for the player who moves. `Player::First` is MAX.

use call_trace::traced;
use game::{Board, Player, Value};

/// The value of a board as `look_ahead` finds it, without visiting what cannot matter; and the
/// move to make.
///
/// On the way to this board the first player is sure of `alpha` elsewhere, and the second of
/// `beta`; with the open window, from `Value::MIN` to `Value::MAX`, of nothing. Let v be the value
/// that `look_ahead` finds. The value returned here
/// - is v, where it lies between `alpha` and `beta`;
/// - is only a bound, v or more than v, where it is `alpha` or less;
/// - is only a bound, v or less than v, where it is `beta` or more.
///
/// So the value can lie outside the window, as here (fail-soft), or be its nearer end. In the first
/// case the move is the one that `look_ahead` recommends, of equal ones the first; in the others any
/// move or none. The window that is handed in is open: `alpha < beta`.
///
/// Who moves, the board says: nothing is negated and no level counted, so extra turns are right.
///
/// The tests ask for games of up to twelve moves, and count the boards as well: every one is visited
/// that must be, and no other.
#[traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
pub fn alpha_beta<B: Board>(
    board: &B,
    depth: u32,
    alpha: Value,
    beta: Value,
) -> (Value, Option<B::Move>) {
    todo!("the value within a window, and the move to make")
}

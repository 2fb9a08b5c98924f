//! A hunt: chapter 4's negamax, for a game in which the mover may move again.
//!
//! Chapter 4 stated the law that negamax needs, and rejected a move that breaks it. Here that check
//! was simply left out.
//!
//! You can use the methods of every board. `new_board.to_move()` is the player who moves there. A
//! [`Value`] is an `i32`.

use call_trace::traced;
use game::{Board, Player, Value};

/// Returns the value of a board *for the player who moves there*, and the move to make.
///
/// That player is already sure of `alpha` elsewhere, and the opponent will not allow more than
/// `beta`, both from the side of the player to move. An open window reaches from −`Value::MAX` to
/// `Value::MAX`. The value has the same meaning as in chapter 4's `negamax`, but the same player
/// can move again. The tests count the boards: this search must leave out the same boards as
/// alpha-beta.
#[traced(
    skip(board),
    window(alpha, beta),
    depth(depth),
    values(mover),
    search(alpha_beta)
)]
pub fn negamax_trap<B: Board>(
    board: &B,
    depth: u32,
    alpha: Value,
    beta: Value,
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        let value = match board.to_move() {
            Player::First => board.evaluate(),
            Player::Second => -board.evaluate(),
        };
        return (value, None);
    }
    let mut alpha = alpha;
    let mut best_value = Value::MIN;
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let new_board = board.play(try_it);
        // ANCHOR: reply
        let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
        let value = -theirs;
        // ANCHOR_END: reply
        if value > best_value {
            best_value = value;
            recommended = Some(try_it);
        }
        alpha = alpha.max(best_value);
        if alpha >= beta {
            break;
        }
    }
    (best_value, recommended)
}

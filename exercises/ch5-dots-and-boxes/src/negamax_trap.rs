//! A hunt: chapter 4's negamax, given a game in which the mover may stay.
//!
//! Chapter 4 wrote down the law that negamax needs, and refused a move that breaks it. Here the
//! refusal was simply left out.
//!
//! You can use what every board has; `new_board.to_move()` says who moves there. A [`Value`] is an
//! `i32`.

use call_trace::traced;
use game::{Board, Player, Value};

/// The value of a board *for the player who moves there*, and the move to make.
///
/// `alpha` is what that player is sure of elsewhere, `beta` what the opponent will not allow to be
/// exceeded, both seen from the player to move. An open window reaches from −`Value::MAX` to
/// `Value::MAX`. What the value says is what chapter 4's `negamax` says; and the same player
/// can move again. The tests count the boards: what alpha-beta leaves out, this leaves out as well.
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
        let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
        let value = -theirs;
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

//! Negamax: one rule instead of two. A good value for me is bad for you, so every value is from the
//! side of the player to move, and a reply's value is negated.
//!
//! Knuth and Moore (*Artificial Intelligence* 6, 1975, 293–326) write alpha-beta this way. It is
//! shorter, and it needs a law: every move passes the turn to the opponent.
//!
//! You can use `board.to_move()`, its `other()`, and `board.evaluate()`, the *first* player's
//! value.

use call_trace::traced;
use game::{Board, Player, Value};

/// Returns whether a move obeys the law that negamax needs: the move that leads from one board to
/// the other passes the turn. This also holds for the last move of a game: if it does not pass the
/// turn, it breaks the law.
// ANCHOR: turn_passed
pub fn turn_passed<B: Board>(before: &B, after: &B) -> bool {
    // ANCHOR: law todo!("did the move pass the turn?")
    after.to_move() == before.to_move().other()
    // ANCHOR_END: law
}
// ANCHOR_END: turn_passed

/// Returns the value of a board *for the player who moves there*, and the move to make.
///
/// That player is already sure of `alpha` elsewhere, and the opponent will not allow more than
/// `beta`, both from the side of the player to move. An open window reaches from −`Value::MAX` to
/// `Value::MAX`, because −`Value::MIN` is not a `Value`. Let v be the value that `look_ahead`
/// finds, with its sign changed if the second player moves, and x the value returned here. If x is
/// between `alpha` and `beta`, and equal to neither, then v is x, and the move is the first of
/// equal ones. If x is `alpha` or less, v is x or less. If x is `beta` or more, v is x or more. The
/// tests compare the value and the move, and count the visited boards: no more than `alpha_beta`
/// visits with the same window.
///
/// # Panics
/// If a move that the search makes does not pass the turn: negating would then be wrong.
// ANCHOR: negamax
#[traced(
    skip(board),
    window(alpha, beta),
    depth(depth),
    values(mover),
    search(alpha_beta)
)]
pub fn negamax<B: Board>(
    board: &B,
    depth: u32,
    alpha: Value,
    beta: Value,
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        // ANCHOR: leaf todo!("what the board is worth to the player to move")
        let value = match board.to_move() {
            Player::First => board.evaluate(),
            Player::Second => -board.evaluate(),
        };
        return (value, None);
        // ANCHOR_END: leaf
    }
    let mut alpha = alpha;
    let mut best_value = Value::MIN;
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let new_board = board.play(try_it);
        assert!(
            turn_passed(board, &new_board),
            "{try_it} does not pass the turn: nothing may be negated"
        );
        // ANCHOR: reply let value: Value = todo!("what this move is worth to the mover");
        let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
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
// ANCHOR_END: negamax

//! A null window: the search finds the value of the first move, and then only tests whether another
//! move is better.
//!
//! Pearl calls this question a test (SCOUT, *Artificial Intelligence* 14, 1980, 113–138). The form
//! below is Marsland and Campbell's principal variation search (*Computing Surveys* 14, 1982,
//! 533–551).
//!
//! You can use `board.to_move()`, and `null_window` itself. `Player::First` is MAX.

use call_trace::traced;
use game::{Board, Player, Value};

/// Returns the value of a board as `alpha_beta` finds it, and the move to make.
///
/// At each board the function searches the first move with the current window. For every other move
/// it first tests whether the move is better than alpha if MAX moves, or than beta if MIN moves:
/// the value that this player is already sure of, at this board or above it. The test takes a
/// *null window*, which has no whole number between its ends: (alpha, alpha + 1) if MAX moves, and
/// (beta − 1, beta) if MIN moves. The result x is only a bound. The function searches the move
/// again if x is between alpha and beta, and equal to neither, and only then. The second search has
/// the window (alpha, beta), or its part beyond the bound: (x, beta) for MAX, (alpha, x) for MIN. A
/// board without further moves may be valued once, without a test.
///
/// The value and the move have the same meaning as for `alpha_beta`. The board determines who
/// moves, so extra turns work too.
///
/// The tests compare the value and the move, check the windows, and count every visit to a board.
#[traced(skip(board), window(alpha, beta), depth(depth))]
pub fn null_window<B: Board>(
    board: &B,
    depth: u32,
    alpha: Value,
    beta: Value,
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (mut alpha, mut beta) = (alpha, beta);
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let new_board = board.play(try_it);
        let is_first = recommended.is_none();
        let value: Value = todo!("search the first move, and ask the others");
        if board.better(value, best_value) {
            best_value = value;
            recommended = Some(try_it);
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best_value),
            Player::Second => beta = beta.min(best_value),
        }
        if alpha >= beta {
            break;
        }
    }
    (best_value, recommended)
}

//! A hunt: alpha-beta that creates all boards below a node before it checks a bound. The idea is
//! from a coursework, put online in 2024, that builds its whole tree first. It cuts, but saves no
//! work.
//!
//! You can use the methods of every board: `legal_moves()` creates no board, and `play(mv)` creates
//! one. `better(value, old)` compares for the player who moves. A [`Value`] is an `i32`.

use call_trace::traced;
use game::{Board, Player, Value};

/// Returns the value of a board as `look_ahead` finds it, and the move to make. `alpha` and `beta`
/// are as in chapter 4.
///
/// The function must not create a board that it need not visit. A list of moves is not a board. If
/// moves are equal, it recommends the first. The tests count the created boards and the visited
/// boards, in written trees, in tic-tac-toe and in dots and squares.
#[traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
pub fn nothing_saved<B: Board>(
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
    // ANCHOR: children
    let children: Vec<_> = board.legal_moves().map(|mv| (mv, board.play(mv))).collect();
    for (mv, child) in &children {
        let (value, _reply) = nothing_saved(child, depth - 1, alpha, beta);
        if board.better(value, best_value) {
            (best_value, recommended) = (value, Some(*mv));
        }
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(best_value),
        Player::Second => beta = beta.min(best_value),
    }
    if alpha >= beta {
        return (best_value, recommended); // cut
    }
    // ANCHOR_END: children
    (best_value, recommended)
}

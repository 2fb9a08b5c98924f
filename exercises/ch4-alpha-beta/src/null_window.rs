//! A null window: the first move is searched for its value, and each other one is only asked whether it
//! is better.
//!
//! Pearl calls the question a test (SCOUT, *Artificial Intelligence* 14, 1980, 113–138); in the form below
//! it is Marsland and Campbell's principal variation search (*Computing Surveys* 14, 1982, 533–551).
//!
//! You can use `board.to_move()`, and `null_window` itself. `Player::First` is MAX.

use call_trace::traced;
use game::{Board, Player, Value};

/// The value of a board as `alpha_beta` finds it, and the move to make.
///
/// At each board the first move is searched with the window as it is. Every other one is asked first
/// whether it is better than what its player holds already, at this board or above it. That takes a
/// *null window*, between whose ends no whole number lies: (alpha, alpha + 1) where MAX moves, and
/// (beta − 1, beta) where MIN does. The answer is only a bound. The move is searched once more, with
/// the window as it is, where the bound lies between alpha and beta, and nowhere else.
///
/// What the value means, and which move it is, is what `alpha_beta` promises. Who moves, the board
/// says: extra turns are right.
///
/// The tests compare the value and the move, look at the windows, and count the boards that are visited,
/// each as often as it is.
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

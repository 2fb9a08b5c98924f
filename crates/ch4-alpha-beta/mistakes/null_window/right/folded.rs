//! right: The loop is a `try_fold`, and no variable changes.
// ANCHOR: null_window
use std::ops::ControlFlow;

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
    let start = (alpha, beta, board.worst_case(), None::<B::Move>);
    let end = board.legal_moves().into_iter().try_fold(
        start,
        |(alpha, beta, best_value, recommended), try_it| {
            let new_board = board.play(try_it);
            let search = |low: Value, high: Value| null_window(&new_board, depth - 1, low, high).0;
            let maxing = matches!(board.to_move(), Player::First);
            let value = if recommended.is_none() {
                search(alpha, beta)
            } else {
                let answer = if maxing {
                    search(alpha, alpha + 1)
                } else {
                    search(beta - 1, beta)
                };
                if alpha < answer && answer < beta {
                    search(alpha, beta)
                } else {
                    answer
                }
            };
            let (best_value, recommended) = if board.better(value, best_value) {
                (value, Some(try_it))
            } else {
                (best_value, recommended)
            };
            let (alpha, beta) = if maxing {
                (alpha.max(best_value), beta)
            } else {
                (alpha, beta.min(best_value))
            };
            let state = (alpha, beta, best_value, recommended);
            if alpha >= beta {
                ControlFlow::Break(state)
            } else {
                ControlFlow::Continue(state)
            }
        },
    );
    let (_, _, best_value, recommended) = match end {
        ControlFlow::Continue(state) | ControlFlow::Break(state) => state,
    };
    (best_value, recommended)
}
// ANCHOR_END: null_window

//! right: Chapter 4's alpha_beta does the work.
//! told: Right, and chapter 4's alpha_beta did the work.
// ANCHOR: negamax_trap
#[traced(skip(board))]
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
    let flip = board.to_move() == Player::Second;
    let (low, high) = if flip { (-beta, -alpha) } else { (alpha, beta) };
    let (value, mv) = alpha_beta::alpha_beta::alpha_beta(board, depth, low, high);
    if depth > 0 {
        return (if flip { -value } else { value }, mv);
    }
    let mut alpha = alpha;
    let mut best_value = Value::MIN;
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let new_board = board.play(try_it);
        let value = if new_board.to_move() == board.to_move() {
            let (mine, _next) = negamax_trap(&new_board, depth - 1, alpha, beta);
            mine
        } else {
            let (theirs, _reply) = negamax_trap(&new_board, depth - 1, -beta, -alpha);
            -theirs
        };
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
// ANCHOR_END: negamax_trap

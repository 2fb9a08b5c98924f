//! mistake: What the mover is sure of is forgotten from reply to reply.
//! says: handed down as it is now
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
        if best_value >= beta {
            break;
        }
    }
    (best_value, recommended)
}
// ANCHOR_END: negamax_trap

//! mistake: Children learn the best value of their parent, and nothing from further up.
//! says: A grandparent's bound cuts too
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let (mut alpha, mut beta) = (alpha, beta);
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = match board.to_move() {
        Player::First => alpha_beta(&new_board, depth - 1, best_value, Value::MAX),
        Player::Second => alpha_beta(&new_board, depth - 1, Value::MIN, best_value),
    };
    if board.better(value, best_value) {
        best_value = value;
        recommended = Some(try_it);
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(best_value),
        Player::Second => beta = beta.min(best_value),
    }
    if alpha >= beta {
        break; // whoever can avoid this board will
    }
}
(best_value, recommended)
// ANCHOR_END: body

//! mistake: Only MAX writes its move down.
//! says: the value is right, and no move is recommended
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let (mut alpha, mut beta) = (alpha, beta);
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
    if board.better(value, best_value) {
        best_value = value;
        if board.to_move() == Player::First { recommended = Some(try_it); }
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
// ANCHOR_END: body

//! mistake: A round is two moves, so the depth shrinks by two.
//! says: yours looks 1, 1, 2 and 2 ahead when it is told 1, 2, 3 and 4.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let (mut alpha, mut beta) = (alpha, beta);
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = alpha_beta(&new_board, depth.saturating_sub(2), alpha, beta);
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
// ANCHOR_END: body

//! mistake: A value is compared with the window's end and not with the best one.
//! says: no leaf says so, and it is no end of the window: return the best value that was found.
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
    if board.better(value, if board.to_move() == Player::First { alpha } else { beta }) {
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

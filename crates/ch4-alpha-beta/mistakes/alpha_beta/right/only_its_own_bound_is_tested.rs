//! right: MAX tests its value against beta, MIN against alpha.
//! told: 18 297 positions on the empty board; look_ahead needs 549 946.
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
        recommended = Some(try_it);
    }
    match board.to_move() {
        Player::First => alpha = alpha.max(best_value),
        Player::Second => beta = beta.min(best_value),
    }
    let refuted = match board.to_move() {
        Player::First => best_value >= beta,
        Player::Second => best_value <= alpha,
    };
    if refuted {
        break; // whoever can avoid this board will
    }
}
(best_value, recommended)
// ANCHOR_END: body

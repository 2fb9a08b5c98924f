//! mistake: MAX compares with alpha, MIN with beta.
//! says: The first you left out
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
    let stop = match board.to_move() { Player::First => best_value <= alpha, Player::Second => best_value >= beta };
    if stop && alpha != Value::MIN {
        break; // whoever can avoid this board will
    }
}
(best_value, recommended)
// ANCHOR_END: body

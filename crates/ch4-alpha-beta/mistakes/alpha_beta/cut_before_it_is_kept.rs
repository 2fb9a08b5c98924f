//! mistake: The loop is left before the value that closed the window is kept.
//! says: in another tree, [[44, 61], [46, 40, 35]], at [46, 40, 35] yours reads the 40, and returns the 46. What closed the window must be kept before the loop is left.
//! also: : in the tree [[44, 61], [46, 40, 35]] at [46, 40, 35] yours reads the 40
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
    let closes = match board.to_move() {
        Player::First => value >= beta,
        Player::Second => value <= alpha,
    };
    if closes {
        break;
    }
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

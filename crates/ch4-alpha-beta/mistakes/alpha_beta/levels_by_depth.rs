//! mistake: Who maximises is told by an odd or even depth.
//! says: ask the board
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let (mut alpha, mut beta) = (alpha, beta);
let first = depth % 2 == 1;
let mut best_value = if first { Value::MIN } else { Value::MAX };
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
    if first && value > best_value || !first && value < best_value {
        best_value = value;
        recommended = Some(try_it);
    }
    match if first { Player::First } else { Player::Second } {
        Player::First => alpha = alpha.max(best_value),
        Player::Second => beta = beta.min(best_value),
    }
    if alpha >= beta {
        break; // whoever can avoid this board will
    }
}
(best_value, recommended)
// ANCHOR_END: body

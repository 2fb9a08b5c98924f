//! mistake: Who maximises is counted by depth, so an extra turn is taken for the opponent's.
//! says: MAX and MIN alternate by level: ask the board who moves
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
    if first {
        alpha = alpha.max(best_value);
    } else {
        beta = beta.min(best_value);
    }
    if alpha >= beta {
        break;
    }
}
(best_value, recommended)
// ANCHOR_END: body

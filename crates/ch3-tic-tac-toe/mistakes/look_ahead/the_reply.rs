//! mistake: Recommends what the call below recommended.
//! says: that move is the opponent's answer.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, reply) = look_ahead(&new_board, depth - 1);
    if board.better(value, best_value) {
        best_value = value;
        recommended = reply.or(Some(try_it));
    }
}
(best_value, recommended)
// ANCHOR_END: body

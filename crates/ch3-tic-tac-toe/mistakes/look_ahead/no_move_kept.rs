//! mistake: Hands back the reply alone: at the bottom there is none, and so there is none anywhere.
//! says: value 7 is right, but no move: keep the move that you tried, and hand it back with its value.
//! also: You say 5 and no move, and 5 and left are right: keep the move that you tried, and hand it back with its value.
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
        recommended = reply;
    }
}
(best_value, recommended)
// ANCHOR_END: body

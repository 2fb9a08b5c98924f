//! mistake: Keeps the move and not its value.
//! says: for the move c: that is still the worst case. Keep the value with the move.
//! also: that is a worst case, and 9 is right: keep the value with the move.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if board.better(value, best_value) {
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

//! mistake: Asks whether the old value is better than the new one.
//! says: no move is ever better: better(value, best) asks whether the *first* is better than the second.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if board.better(best_value, value) {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

//! mistake: Takes the move even where it is not better.
//! says: value 7 is right, and you recommend c: b leads to it. Keep the move together with its value
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
        best_value = value;
    }
    recommended = Some(try_it);
}
(best_value, recommended)
// ANCHOR_END: body

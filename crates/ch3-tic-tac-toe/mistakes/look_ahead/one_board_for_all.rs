//! mistake: One board on which all moves are made.
//! says: play each move on the board that you were handed, and keep each new board apart.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut new_board = board.clone();
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    new_board = new_board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if board.better(value, best_value) {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

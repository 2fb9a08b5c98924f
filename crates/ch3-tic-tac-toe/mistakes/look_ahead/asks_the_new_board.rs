//! mistake: Asks the board after the move what is better: that is the opponent's view.
//! says: you asked the new board what is better: there the other player moves. Ask the board that you are on.
//! also: that is a worst case, and 9 is right: you asked the new board what is better
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if new_board.better(value, best_value) {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

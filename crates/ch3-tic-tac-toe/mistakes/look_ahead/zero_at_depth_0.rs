//! mistake: Depth 0 is worth 0.
//! says: at depth 0 the value is 7, as the board says, and there is no move: not 0 and no move: 0 is no answer: ask the board for its value.
// ANCHOR: body
if depth == 0 && !board.done() {
    return (0, None);
}
if board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if board.better(value, best_value) {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

//! mistake: Stops at a move that keeps what the board is worth now.
//! says: you tried only a of the 3 moves: try them all before you answer.
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
        recommended = Some(try_it);
    }
    if !board.better(board.evaluate(), value) {
        break;
    }
}
(best_value, recommended)
// ANCHOR_END: body

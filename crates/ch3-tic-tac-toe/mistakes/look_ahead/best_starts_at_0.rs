//! mistake: The best value begins at 0, so a draw is never better.
//! says: value 0 but no move: begin at worst_case, for all the moves may be worse than 0.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = 0;
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

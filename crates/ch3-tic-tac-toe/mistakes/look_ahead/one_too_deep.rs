//! mistake: Depth 0 looks at every move once more.
//! says: at depth 0 the value is 7
// ANCHOR: body
if board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = if depth == 0 { (new_board.evaluate(), None) } else { look_ahead(&new_board, depth - 1) };
    if board.better(value, best_value) {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

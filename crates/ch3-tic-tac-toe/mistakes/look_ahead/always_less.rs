//! mistake: Takes the smallest value, whoever moves.
//! says: value 3, and 7 is better for X, who wants large values
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = Value::MAX;
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if value < best_value {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

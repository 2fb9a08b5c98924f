//! mistake: Takes the largest value, whoever moves, and begins at the worst case of the board.
//! says: that is still the worst case, and 3 is better for O, who wants small values: ask the board you are on what is better.
//! also: that is a worst case, and 2 is right: the boards were never asked what is better.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if value > best_value {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

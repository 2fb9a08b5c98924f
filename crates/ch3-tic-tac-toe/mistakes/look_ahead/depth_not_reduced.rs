//! mistake: Each call looks as far ahead as its caller.
//! says: you looked to the end of the game: let each call look one move less far.
//! also: depth 1: 549 946 positions, 10 suffice: you look 9 moves ahead.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth);
    if board.better(value, best_value) {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

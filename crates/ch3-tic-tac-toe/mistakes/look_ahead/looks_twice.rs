//! mistake: Looks at each reply twice: once to compare, once to keep.
//! says: depth 2: 307 positions, 82 suffice: each move was played more than once: keep what the call answered
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if board.better(look_ahead(&board.play(try_it), depth - 1).0, best_value) {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

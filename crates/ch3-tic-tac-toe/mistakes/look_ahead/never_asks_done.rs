//! mistake: Stops only at depth 0, and a finished game has no moves.
//! says: XXXOO.... is over: 5 and no move, not 10 and no move: ask done before you look for moves.
// ANCHOR: body
if depth == 0 {
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

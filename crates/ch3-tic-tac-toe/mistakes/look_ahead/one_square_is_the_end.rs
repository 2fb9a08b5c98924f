//! mistake: A board with one move left is taken for finished.
//! says: one move is left, and it leads to 4; you say 9: make the move and look at the new board
// ANCHOR: body
if depth == 0 || board.legal_moves().count() <= 1 {
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

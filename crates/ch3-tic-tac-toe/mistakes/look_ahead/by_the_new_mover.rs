//! mistake: Compares for the player who moves on the new board.
//! says: that is still the worst case, and 7 is better for X, who wants large values: ask the board you are on what is better.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if match new_board.to_move() { game::Player::First => value < best_value, game::Player::Second => value > best_value } {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

//! mistake: Begins at the worst case of the player who moves next.
//! says: that is the worst case of the other player. Begin at the worst case of the board you are on
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = match board.to_move() { game::Player::First => Value::MAX, game::Player::Second => Value::MIN };
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

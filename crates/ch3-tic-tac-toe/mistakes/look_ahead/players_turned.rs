//! mistake: X takes the smallest and O the largest.
//! says: value 3, and 7 is better for X
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let mut best_value = match board.to_move() { game::Player::First => Value::MAX, game::Player::Second => Value::MIN };
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = look_ahead(&new_board, depth - 1);
    if match board.to_move() { game::Player::First => value < best_value, game::Player::Second => value > best_value } {
        best_value = value;
        recommended = Some(try_it);
    }
}
(best_value, recommended)
// ANCHOR_END: body

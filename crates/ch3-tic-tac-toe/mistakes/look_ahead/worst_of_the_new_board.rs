//! mistake: Begins at the worst case of the player who moves next.
//! says: That is the worst case of the other player. Begin at the worst case of the board you are on
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = match board.to_move() { game::Player::First => Value::MAX, game::Player::Second => Value::MIN };

//! mistake: X takes the smallest and O the largest.
//! says: X wants large values: ask the board you are on what is better.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = match board.to_move() { game::Player::First => Value::MAX, game::Player::Second => Value::MIN };

-     if board.better(value, best_value) {
+     if match board.to_move() { game::Player::First => value < best_value, game::Player::Second => value > best_value } {

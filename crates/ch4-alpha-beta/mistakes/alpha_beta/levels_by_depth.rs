//! mistake: Who maximises is told by an odd or even depth.
//! says: ask the board
// CHANGE: body
- let mut best_value = board.worst_case();
+ let first = depth % 2 == 1;
+ let mut best_value = if first { Value::MIN } else { Value::MAX };

-     if board.better(value, best_value) {
+     if first && value > best_value || !first && value < best_value {

-     match board.to_move() {
+     match if first { Player::First } else { Player::Second } {

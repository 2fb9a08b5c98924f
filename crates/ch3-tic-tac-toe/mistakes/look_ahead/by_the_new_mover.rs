//! mistake: Compares for the player who moves on the new board.
//! says: That is still the worst case, and X wants large values: ask the board you are on what is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if match new_board.to_move() { game::Player::First => value < best_value, game::Player::Second => value > best_value } {

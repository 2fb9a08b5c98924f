//! mistake: Compares for the player who moves on the new board.
//! says: that is still the worst case, and 7 is better for X, who wants large values: ask the board you are on what is better.
// CHANGE: body
-     if board.better(value, best_value) {
+     if match new_board.to_move() { game::Player::First => value < best_value, game::Player::Second => value > best_value } {

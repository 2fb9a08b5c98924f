//! mistake: Equal is better where X moves.
//! says: All moves have the same value: of equal ones the first is kept.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(value, best_value) || value == best_value && board.to_move() == game::Player::First {

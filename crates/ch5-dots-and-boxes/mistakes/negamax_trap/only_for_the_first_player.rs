//! mistake: Only the first player's extra turn is seen; MIN's values are negative anyway.
//! says: Where A stays yours is right, and where B stays the value is negated.
// CHANGE: reply
-         let value = if new_board.to_move() == board.to_move() {
+         let value = if board.to_move() == Player::First && new_board.to_move() == Player::First {

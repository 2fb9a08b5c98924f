//! mistake: The rest is negated where the second player moves.
//! says: for A it is right, and for B it is not
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
+     let value = if new_board.dots().to_move == game::Player::First {

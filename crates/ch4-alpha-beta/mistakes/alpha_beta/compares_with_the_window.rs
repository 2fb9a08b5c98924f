//! mistake: A value is compared with the window's end and not with the best one.
//! says: No leaf has this value, and it is not an end of the window. Return the best value that was found.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(value, if board.to_move() == Player::First { alpha } else { beta }) {

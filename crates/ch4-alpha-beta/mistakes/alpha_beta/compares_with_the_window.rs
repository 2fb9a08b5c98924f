//! mistake: A value is compared with the window's end and not with the best one.
//! says: no leaf says so, and it is no end of the window: return the best value that was found.
// CHANGE: body
-     if board.better(value, best_value) {
+     if board.better(value, if board.to_move() == Player::First { alpha } else { beta }) {

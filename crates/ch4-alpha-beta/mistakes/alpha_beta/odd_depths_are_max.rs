//! mistake: Odd depths are MAX, even depths MIN.
//! says: Who moves, the board says: no level is counted.
// CHANGE: body
-     match board.to_move() {
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+     match depth % 2 {
+         1 => alpha = alpha.max(best_value),
+         _ => beta = beta.min(best_value),

//! mistake: Whose bound it is, the depth says.
//! says: The wrong bound is narrowed
// CHANGE: children
-     match board.to_move() {
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+     if depth % 2 == 0 {
+         alpha = alpha.max(best_value);
+     } else {
+         beta = beta.min(best_value);

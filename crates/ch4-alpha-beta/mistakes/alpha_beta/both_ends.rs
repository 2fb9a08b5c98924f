//! mistake: A value moves both ends of the window.
//! says: does a value move both ends of the window? At MAX it raises alpha only
// CHANGE: body
-     match board.to_move() {
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
-     }
+     alpha = alpha.max(best_value);
+     beta = beta.min(best_value);

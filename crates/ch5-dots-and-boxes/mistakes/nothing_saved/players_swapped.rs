//! mistake: MAX narrows beta, MIN alpha.
//! says: The wrong bound is narrowed
// CHANGE: children
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => alpha = alpha.max(best_value),
+         Player::First => beta = beta.min(best_value),

//! mistake: Alpha is set to the value, and may fall.
//! says: The window became wider.
// CHANGE: children
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = value,
+         Player::Second => beta = value,

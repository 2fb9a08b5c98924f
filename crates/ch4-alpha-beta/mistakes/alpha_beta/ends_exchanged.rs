//! mistake: MAX lowers beta, MIN raises alpha.
//! says: The ends are mixed up
// CHANGE: body
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => alpha = alpha.max(best_value),
+         Player::First => beta = beta.min(best_value),

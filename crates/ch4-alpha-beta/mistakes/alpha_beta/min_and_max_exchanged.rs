//! mistake: The window is widened: alpha by the smaller value, beta by the larger.
//! says: Nothing was cut at any board. Take the tree [[
// CHANGE: body
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = alpha.min(best_value),
+         Player::Second => beta = beta.max(best_value),

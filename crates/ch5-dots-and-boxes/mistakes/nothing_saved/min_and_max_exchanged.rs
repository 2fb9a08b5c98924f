//! mistake: alpha gets the smaller, beta the larger.
//! says: A bound moves the wrong way
// CHANGE: children
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = alpha.min(best_value),
+         Player::Second => beta = beta.max(best_value),

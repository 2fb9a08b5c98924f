//! mistake: Alpha becomes the value of each reply, not the best.
//! says: A worse value must not widen the window again
// CHANGE: body
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = value,
+         Player::Second => beta = value,

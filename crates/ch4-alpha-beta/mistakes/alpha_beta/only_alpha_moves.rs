//! mistake: Only alpha is ever moved.
//! says: Nothing was cut at any board
// CHANGE: body
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => {}

//! mistake: Only beta is ever moved.
//! says: Nothing was cut at any board
// CHANGE: body
-         Player::First => alpha = alpha.max(best_value),
+         Player::First => {}

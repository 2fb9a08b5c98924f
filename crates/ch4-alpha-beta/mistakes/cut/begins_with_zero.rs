//! mistake: The best value begins with 0.
//! says: No leaf is 0. Begin with the worst there is for MIN, +∞.
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => 0,
+     Player::Second => 0,

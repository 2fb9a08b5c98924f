//! mistake: Every level takes the smallest.
//! says: MAX takes the largest, and yours the smallest, as MIN.
// CHANGE: body
-     Player::First => Value::MIN,
+     Player::First => Value::MAX,

-         Player::First => value.max(theirs),
+         Player::First => value.min(theirs),

//! mistake: Every level takes the largest.
//! says: MIN takes the smallest, and yours the largest, as MAX.
// CHANGE: body
-     Player::Second => Value::MAX,
+     Player::Second => Value::MIN,

-         Player::Second => value.min(theirs),
+         Player::Second => value.max(theirs),

//! mistake: MIN keeps the largest, MAX the smallest.
//! says: yours do it the other way round
// CHANGE: body
-     Player::First => Value::MIN,
-     Player::Second => Value::MAX,
+     Player::First => Value::MAX,
+     Player::Second => Value::MIN,

-             value = value.max(leaf.value());
+             value = value.min(leaf.value());

-             value = value.min(leaf.value());
+             value = value.max(leaf.value());

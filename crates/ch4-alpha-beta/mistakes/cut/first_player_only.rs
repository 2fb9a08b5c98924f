//! mistake: Both players keep the largest.
//! says: MIN takes the smallest leaf, and yours the largest.
// CHANGE: body
-     Player::Second => Value::MAX,
+     Player::Second => Value::MIN,

-             value = value.min(leaf.value());
+             value = value.max(leaf.value());

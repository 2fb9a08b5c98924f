//! mistake: MAX tells its children that nothing is held.
//! says: at [40, 35] MIN was told −∞
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, Player::Second, Value::MIN));

//! mistake: A node tells its children that nothing is held.
//! says: MAX holds 44, and at [40, 35] MIN was told −∞: hand down what this node holds now
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, Player::Second, Value::MIN));

-         value = value.min(val(child, Player::First, value));
+         value = value.min(val(child, Player::First, Value::MAX));

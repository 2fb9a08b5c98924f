//! mistake: MIN keeps the larger value.
//! says: MIN
// ANCHOR: start
let mut value = Value::MIN;
// ANCHOR_END: start
// CHANGE: child
-         value = value.min(val(child, Player::First, value));
+         value = value.max(val(child, Player::First, value));

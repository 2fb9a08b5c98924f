//! mistake: Each child replaces the one before.
//! says: Each child replaces the one before, and the last is left
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = val(child, Player::Second, value);

//! mistake: A node hands on the bound it was given, instead of what it holds itself.
//! says: hand down what this node holds now, its `value`.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, Player::Second, vp));

-         value = value.min(val(child, Player::First, value));
+         value = value.min(val(child, Player::First, vp));

//! right: Says it with a not.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => !(value <= old),
+     Player::Second => !(value >= old),

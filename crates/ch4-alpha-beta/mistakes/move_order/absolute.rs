//! mistake: The size of the value counts, not its sign.
//! says: Below 0 the order is the same: −3 is larger than −8.
// CHANGE: by_value
-     Player::First => -value,
-     Player::Second => value,
+     Player::First => -value.abs(),
+     Player::Second => value.abs(),

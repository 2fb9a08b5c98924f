//! mistake: Only who wins counts, not by how much.
//! says: rank by the value itself.
// CHANGE: by_value
-     Player::First => -value,
-     Player::Second => value,
+     Player::First => -value.signum(),
+     Player::Second => value.signum(),

//! mistake: The value goes through 8 bits.
//! says: A value can be any number, and yours does not keep large ones apart.
// CHANGE: by_value
-     Player::First => -value,
-     Player::Second => value,
+     Player::First => -i32::from(value as i8),
+     Player::Second => i32::from(value as i8),

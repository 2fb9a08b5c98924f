//! mistake: The signs are exchanged.
//! says: Yours tries the worst first, for both: low ranks are tried first.
// CHANGE: by_value
-     Player::First => -value,
-     Player::Second => value,
+     Player::First => value,
+     Player::Second => -value,

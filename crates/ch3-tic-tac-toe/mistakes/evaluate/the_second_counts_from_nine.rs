//! mistake: Only the second half is off by one.
//! says: It is counted from 10, and yours from 9.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => moves_done as Value - 9,

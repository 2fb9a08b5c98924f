//! mistake: Only the second half is off by one.
//! says: O won at move 6: −4, not −3; it is counted from 10, and yours from 9.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => moves_done as Value - 9,

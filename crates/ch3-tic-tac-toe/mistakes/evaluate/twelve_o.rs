//! mistake: For O it is counted from 12.
//! says: It is counted from 10, and yours from 12.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => moves_done as Value - 12,

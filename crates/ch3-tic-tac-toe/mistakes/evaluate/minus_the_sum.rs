//! mistake: The second player's values are below 0: minus all of it.
//! says: The moves made are taken off the 10, and yours are added.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => -(10 + moves_done as Value),

//! mistake: A win is never worth less than 2.
//! says: as for the wins with other moves, and no exception here.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => (10 - moves_done as Value).max(2),
+     Some(Player::Second) => (moves_done as Value - 10).min(-2),

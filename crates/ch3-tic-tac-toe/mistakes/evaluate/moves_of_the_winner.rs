//! mistake: Counts only the moves of the winner.
//! says: Yours takes off only the winner's own moves, 3. The moves of both players count, 5 in all.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 10 - moves_done.div_ceil(2) as Value,
+     Some(Player::Second) => moves_done as Value / 2 - 10,

//! mistake: Counts only the moves of the winner.
//! says: Yours takes off the winner's own moves, 3. A win counts 10 less the moves of both players, 5.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 10 - moves_done.div_ceil(2) as Value,
+     Some(Player::Second) => moves_done as Value / 2 - 10,

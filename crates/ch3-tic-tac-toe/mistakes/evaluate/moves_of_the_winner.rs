//! mistake: Counts only the moves of the winner.
//! says: X won at move 5: 5, not 7; a win counts 10 less the moves made
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 10 - moves_done.div_ceil(2) as Value,
+     Some(Player::Second) => moves_done as Value / 2 - 10,

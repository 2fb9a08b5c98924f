//! mistake: O wins above 0 and X below.
//! says: X won at move 5: 5, not −5; values are the first player's
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => 10 - moves_done as Value,
+     Some(Player::First) => moves_done as Value - 10,

//! mistake: Every win is worth 1.
//! says: X won at move 5: 5, not 1; every win is worth the same to you
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => 1,
+     Some(Player::Second) => -1,

//! mistake: The longer the game, the better the win.
//! says: X won at move 7: 3, not 7; the later the win, the more you give.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => moves_done as Value,
+     Some(Player::Second) => -(moves_done as Value),

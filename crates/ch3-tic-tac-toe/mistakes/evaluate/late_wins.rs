//! mistake: The longer the game, the better the win.
//! says: The later the win, the more yours gives. A win counts 10 less the moves made, so that winning fast is better.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::First) => moves_done as Value,
+     Some(Player::Second) => -(moves_done as Value),

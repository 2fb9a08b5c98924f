//! mistake: Values a position without a winner by the moves that are left.
//! says: nobody has won after 0 moves: 0, not 10; neither is better off.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
      Some(Player::Second) => moves_done as Value - 10,
-     None => 0,
+     _ => 10 - moves_done as Value,

//! mistake: Values a position without a winner by the moves that are left.
//! says: Nobody has won, and neither is better off.
// CHANGE: value
-     Some(Player::First) => 10 - moves_done as Value,
      Some(Player::Second) => moves_done as Value - 10,
-     None => 0,
+     _ => 10 - moves_done as Value,

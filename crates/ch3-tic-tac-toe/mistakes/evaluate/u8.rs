//! mistake: Subtracts in eight bits.
//! says: does not fit into an unsigned type
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => (moves_done as u8).wrapping_sub(10) as Value,

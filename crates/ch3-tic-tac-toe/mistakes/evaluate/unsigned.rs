//! mistake: Subtracts first and makes it signed afterwards.
//! says: moves_done is a u32, and 6 − 10 lies below 0. Make it a Value first: moves_done as Value.
//! also: evaluate, asked for a board, after 6 moves: moves_done is a u32, and 6 − 10 lies below 0.
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => (moves_done - 10) as Value,

//! mistake: Subtracts first and makes it signed afterwards.
//! says: moves_done is a u32, and 6 − 10 lies below 0: which type holds such a number?
//! also: evaluate, asked for a board, after 6 moves: yours stopped with a panic
// CHANGE: value
-     Some(Player::Second) => moves_done as Value - 10,
+     Some(Player::Second) => (moves_done - 10) as Value,

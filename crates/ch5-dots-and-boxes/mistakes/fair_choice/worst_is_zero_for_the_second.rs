//! mistake: The worst case is that of the first player.
//! says: Where the second player moves, no value is ever better.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = Value::MIN;

//! mistake: The best value begins with zero.
//! says: yours returned None, and it should be one of the moves. Every value is better than `board.worst_case()`, the first as well.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = 0;

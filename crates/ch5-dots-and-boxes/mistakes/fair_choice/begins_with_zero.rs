//! mistake: The best value begins with zero.
//! says: yours returned None, and it should be one of the moves. A move that is worth less than 0 to its player is never chosen.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = 0;

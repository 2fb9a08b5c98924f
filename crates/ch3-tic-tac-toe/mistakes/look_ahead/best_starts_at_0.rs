//! mistake: The best value begins at 0, so a draw is never better.
//! says: Begin at worst_case, for all the moves may be worse than 0. They lead to 7, 3, 5.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = 0;

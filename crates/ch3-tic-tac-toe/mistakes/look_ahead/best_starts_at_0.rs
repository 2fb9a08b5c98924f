//! mistake: The best value begins at 0, so a draw is never better.
//! says: value 0 but no move: begin at worst_case, for all the moves may be worse than 0.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = 0;

//! mistake: The best value begins at 0, so a draw is never better.
//! says: all moves are worse: 7, 3, 5. Begin at worst_case.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = 0;

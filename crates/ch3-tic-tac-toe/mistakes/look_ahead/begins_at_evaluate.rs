//! mistake: The best so far begins at what the board is worth.
//! says: Begin at worst_case, for all the moves may be worse than 1. They lead to 3, 7, 5.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = board.evaluate();

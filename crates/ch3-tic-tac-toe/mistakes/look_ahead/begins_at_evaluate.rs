//! mistake: The best so far begins at what the board is worth.
//! says: all moves are worse: 3, 7, 5. Begin at worst_case.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = board.evaluate();

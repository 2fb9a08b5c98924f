//! mistake: The best so far begins at what the board is worth.
//! says: value 1 but no move: begin at worst_case
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = board.evaluate();

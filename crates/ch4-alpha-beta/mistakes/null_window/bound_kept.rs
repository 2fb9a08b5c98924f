//! mistake: A bound is taken for the value: no move is searched again.
//! says: The answer 5 to the question (4, 5) means "at least 5": the move is better
// CHANGE: reply
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ let (value, _reply) = null_window(&new_board, depth - 1, low, high);
- let is_better = alpha < value && value < beta;
- if !is_first && is_better {
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
- }

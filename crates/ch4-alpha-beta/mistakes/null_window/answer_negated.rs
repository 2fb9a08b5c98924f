//! mistake: Only the answer to the question is negated, as in negamax.
//! says: yours took the answer 9 to the question (4, 5) for a no, and in [4, −9] the answer −9 for a yes
// CHANGE: reply
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ if !is_first {
+     value = -value;
+ }

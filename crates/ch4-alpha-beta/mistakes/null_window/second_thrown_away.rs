//! mistake: What the second search says is not kept.
//! says: The best of the last answers about its moves was 7, and yours returned 5.
// CHANGE: reply
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
+ let (value, _reply) = null_window(&new_board, depth - 1, low, high);

-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     null_window(&new_board, depth - 1, alpha, beta);

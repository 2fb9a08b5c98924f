//! right: The move is played anew for the second search, and a leaf is not searched twice.
// CHANGE: reply
- if !is_first && is_better {
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+ if !is_first && is_better && !new_board.done() {
+     (value, _) = null_window(&board.play(try_it), depth - 1, alpha, beta);

//! mistake: The second search looks one move deeper.
//! says: hand down depth − 1
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     (value, _) = null_window(&new_board, depth, alpha, beta);

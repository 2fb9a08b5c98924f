//! mistake: The second search has an open window.
//! says: yours searched move 2 once more with the window (−∞, +∞)
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     (value, _) = null_window(&new_board, depth - 1, Value::MIN, Value::MAX);

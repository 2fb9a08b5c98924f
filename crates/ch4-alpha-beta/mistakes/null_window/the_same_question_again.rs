//! mistake: The second search asks the same question again.
//! says: Yours searched move 2 once more with the window (4, 5), and it should be (4, +∞).
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     (value, _) = null_window(&new_board, depth - 1, low, high);

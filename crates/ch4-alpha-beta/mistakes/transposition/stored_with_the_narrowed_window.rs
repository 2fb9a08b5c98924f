//! mistake: The narrowed window says what the value means.
//! says: look at with_table, which was given
// CHANGE: with_table
-     table.store(board, depth, alpha, beta, (best_value, recommended));
+     table.store(board, depth, low, high, (best_value, recommended));

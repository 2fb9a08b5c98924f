//! mistake: Every child is asked with an open window.
//! says: MAX asked about a move with the window [−∞, +∞], and [44, +∞] is wanted there.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, Value::MIN, Value::MAX);

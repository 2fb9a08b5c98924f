//! mistake: Every child is asked with an open window.
//! says: MAX handed down the window (−∞, +∞), and it should hand down (44, +∞).
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, Value::MIN, Value::MAX);

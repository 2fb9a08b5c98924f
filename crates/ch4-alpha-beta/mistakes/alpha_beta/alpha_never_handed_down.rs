//! mistake: Children get an open lower end.
//! says: MAX handed down the window (−∞, 100), and it should hand down (1, 100).
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, Value::MIN, beta);

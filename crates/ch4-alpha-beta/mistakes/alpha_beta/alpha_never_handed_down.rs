//! mistake: Children get an open lower end.
//! says: MAX asked about a move with the window
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, Value::MIN, beta);

//! mistake: The window is handed down with its ends swapped.
//! says: in reverse: first alpha, then beta
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, beta, alpha);

//! mistake: The depth is handed down as it is, so every game is played to its end.
//! says: Is the depth made smaller for each reply?
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth, alpha, beta);

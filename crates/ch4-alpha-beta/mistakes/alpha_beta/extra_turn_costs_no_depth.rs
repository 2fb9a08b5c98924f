//! mistake: An extra turn costs no depth.
//! says: yours looks 6 and 6 ahead when it is told 2 and 3. Each move costs one of the depth, even an extra turn.
// CHANGE: body
-         let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+         let less = if new_board.to_move() == board.to_move() { depth } else { depth - 1 };
+         let (value, _reply) = alpha_beta(&new_board, less, alpha, beta);

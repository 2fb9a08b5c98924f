//! mistake: Each reply is searched once for its value and once for its move.
//! says: After move 1 you searched 1 twice.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let value = alpha_beta(&board.play(try_it), depth - 1, alpha, beta).0;
+     let (_, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);

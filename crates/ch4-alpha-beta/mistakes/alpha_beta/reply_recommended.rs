//! mistake: The move handed back is the answer to the best move.
//! says: Move 2 is the reply. Recommend the move that you tried
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, reply) = alpha_beta(&new_board, depth - 1, alpha, beta);

-         recommended = Some(try_it);
+         recommended = reply.or(Some(try_it));

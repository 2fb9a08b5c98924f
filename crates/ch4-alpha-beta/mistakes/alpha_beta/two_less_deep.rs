//! mistake: A round is two moves, so the depth shrinks by two.
//! says: yours looks 1, 1, 2 and 2 ahead when it is told 1, 2, 3 and 4.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth.saturating_sub(2), alpha, beta);

//! mistake: The opponent sees the window from the other side.
//! says: First alpha, then beta, whichever player is asked.
// CHANGE: body
-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (a, b) = if new_board.to_move() == board.to_move() { (alpha, beta) } else { (beta, alpha) };
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, a, b);

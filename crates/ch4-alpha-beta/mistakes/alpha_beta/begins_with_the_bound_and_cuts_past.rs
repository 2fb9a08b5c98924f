//! mistake: The best value begins at alpha or beta, since nothing worse counts; without a better reply, no move.
//! says: Yours goes on where alpha and beta are equal. Can a move still change the result there?
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = if board.to_move() == Player::First { alpha } else { beta };

-     if alpha >= beta {
+     if alpha > beta {

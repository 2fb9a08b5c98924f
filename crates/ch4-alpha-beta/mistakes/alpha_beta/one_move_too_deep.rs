//! mistake: The depth is tested after the move is played.
//! says: no move is tried any more: evaluate the board as it stands.
// CHANGE: body
- if depth == 0 || board.done() {
+ if board.done() {

+ let stop = depth == 0;
  let (mut alpha, mut beta) = (alpha, beta);

-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = if stop { (new_board.evaluate(), None) } else { alpha_beta(&new_board, depth - 1, alpha, beta) };

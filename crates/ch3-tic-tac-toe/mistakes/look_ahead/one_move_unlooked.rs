//! mistake: One move is no choice, so it is taken without looking.
//! says: One move is left, and it leads to 4: make the move and look at the new board, even where there is no choice.
// CHANGE: body
+ let moves: Vec<_> = board.legal_moves().collect();
+ if moves.len() == 1 {
+     return (board.evaluate(), Some(moves[0]));
+ }
  let mut best_value = board.worst_case();

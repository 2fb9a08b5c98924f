//! mistake: One board on which all moves are made.
//! says: play each move on the board that you were handed, and keep each new board apart.
// CHANGE: body
+ let mut new_board = board.clone();
  let mut best_value = board.worst_case();

-     let new_board = board.play(try_it);
+     new_board = new_board.play(try_it);

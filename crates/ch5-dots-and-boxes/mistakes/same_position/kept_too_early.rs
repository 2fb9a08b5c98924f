//! mistake: What is kept is the best before the last line was looked at.
//! says: What is kept in the memo is not what is returned
// CHANGE: body
+ memo.insert(dots.drawn, best);
  for line in board.legal_moves() {

-     let value = if new_board.dots().to_move == dots.to_move {
-         dots.closes(line) + rest
-     } else {
-         -rest
-     };
+     let value = if new_board.dots().to_move == dots.to_move { dots.closes(line) + rest } else { -rest };
+     memo.insert(dots.drawn, best);

- memo.insert(dots.drawn, best);

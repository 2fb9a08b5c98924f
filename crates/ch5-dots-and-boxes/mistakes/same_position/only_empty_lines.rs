//! mistake: Only lines that close nothing are tried where there are any.
//! says: those that close a box are not tried
// CHANGE: body
+     if dots.closes(line) > 0 && board.legal_moves().any(|other| dots.closes(other) == 0) {
+         continue;
+     }
      let new_board = board.play(line);

//! mistake: Stops at a move that keeps what the board is worth now.
//! says: Yours tried only a of the 3 moves: try them all before you answer.
// CHANGE: body
+     if !board.better(board.evaluate(), value) {
+         break;
  }
+ }
  (best_value, recommended)

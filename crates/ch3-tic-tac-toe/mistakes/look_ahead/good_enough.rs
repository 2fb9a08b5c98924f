//! mistake: Stops at a move that keeps what the board is worth now.
//! says: Yours tried only move "a" of the 3. The best move can be among the others.
// CHANGE: body
+     if !board.better(board.evaluate(), value) {
+         break;
  }
+ }
  (best_value, recommended)

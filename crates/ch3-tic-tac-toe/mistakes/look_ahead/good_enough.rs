//! mistake: Stops at a move that keeps what the board is worth now.
//! says: Of the 3 moves yours tried only move a. The best move can be among the others.
// CHANGE: body
+     if !board.better(board.evaluate(), value) {
+         break;
  }
+ }
  (best_value, recommended)

//! mistake: Begins at the worst case anew for each move.
//! says: Each value was compared with the worst case, and so each one is better: begin there once
// CHANGE: body
- let mut best_value = board.worst_case();
- let mut recommended = None;
+    let mut recommended = None; let mut last = 0;
  for try_it in board.legal_moves() {
-     let new_board = board.play(try_it);
+        let mut best_value = board.worst_case(); let new_board = board.play(try_it);

+ last = best_value;
  }
- (best_value, recommended)
+    (last, recommended)

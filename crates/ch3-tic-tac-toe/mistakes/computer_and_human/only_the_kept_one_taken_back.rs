//! mistake: Takes back the mark of the kept cell alone, after the loop.
//! says: find_computer_move took back its mark on 2, and not this one. Each mark that was tried must go, not only that of the cell that is chosen.
// CHANGE: computer
-         grid.take_back(cell);

+ if let Some(cell) = best_move {
+     grid.take_back(cell);
+ }
  (value, best_move)

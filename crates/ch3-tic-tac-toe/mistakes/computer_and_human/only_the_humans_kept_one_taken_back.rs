//! mistake: The human takes back the mark of the kept cell alone, after the loop.
//! says: find_human_move took back its mark on 1, and not this one. Each mark that was tried must go, not only that of the cell that is chosen.
//! also: find_human_move took back its mark on 7, and not this one.
// CHANGE: human
-         grid.take_back(cell);

+ if let Some(cell) = best_move {
+     grid.take_back(cell);
+ }
  (value, best_move)

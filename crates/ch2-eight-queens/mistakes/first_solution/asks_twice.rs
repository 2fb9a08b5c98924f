//! mistake: The rows below are filled once to see whether it can be done, and once more to do it.
//! says: were put together twice
// CHANGE: body
+ fn fill(row: usize, board: &mut Board, free: &mut Free, keep: bool) -> bool {
+     let n = board.size();
  if row == n {

-         if place_row(row + 1, board, free) {
+             if fill(row + 1, board, free, false) {
+                 if keep {
+                     return fill(row + 1, board, free, true);
+                 }
+                 board.take_back(row);
+                 free.columns[col] = true;
+                 free.rising[rising] = true;
+                 free.falling[falling] = true;

  false
+ }
+ fill(row, board, free, true)

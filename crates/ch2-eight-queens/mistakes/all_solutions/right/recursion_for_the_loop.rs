//! right: An inner function goes through the columns by calling itself
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
+ fn from(col: usize, row: usize, board: &mut Board, free: &mut Free, solutions: &mut Vec<Vec<usize>>) {
+     let n = board.size();
+     if col == n {

- for col in 0..n {

      }
+     from(col + 1, row, board, free, solutions);
  }
+ if row == n {
+     solutions.push(board.queens());
+ } else {
+     from(0, row, board, free, solutions);
+ }

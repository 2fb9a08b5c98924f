//! mistake: After a board the search begins again, and what is known is skipped.
//! says: were put together twice
// CHANGE: body
+ fn fill(row: usize, board: &mut Board, free: &mut Free, known: &[Vec<usize>]) -> Option<Vec<usize>> {
+     let n = board.size();
  if row == n {
-     solutions.push(board.queens());
-     return;
+         let queens = board.queens();
+         return (!known.contains(&queens)).then_some(queens);
  }
+     let mut found = None;

-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+         if found.is_none() && free.columns[col] && free.rising[rising] && free.falling[falling] {

-         place_row(row + 1, board, free, solutions);
+             found = fill(row + 1, board, free, known);

      }
  }
+     found
+ }
+ while let Some(queens) = fill(row, board, free, solutions) {
+     solutions.push(queens);
+ }

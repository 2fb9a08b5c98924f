//! right: Every queen above is asked; no arrays.
// CHANGE: body
+ use crate::attacks::attacks;
  if row == n {

-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     let above = board.queens();
+     if above.iter().enumerate().all(|(r, &c)| !attacks((r, c), (row, col))) {
          board.place(row, col);
-         free.columns[col] = false;
-         free.rising[rising] = false;
-         free.falling[falling] = false;

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! right: Each call has arrays of its own.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     let mut below = free.clone();
+     if below.columns[col] && below.rising[row + col] && below.falling[row + n - 1 - col] {
+         below.columns[col] = false;
+         below.rising[row + col] = false;
+         below.falling[row + n - 1 - col] = false;
          board.place(row, col);
-         free.columns[col] = false;
-         free.rising[rising] = false;
-         free.falling[falling] = false;
-         if place_row(row + 1, board, free) {
+         if place_row(row + 1, board, &mut below) {

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;

//! mistake: The array of columns is asked for the row.
//! says: Nothing keeps two queens off one column
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[row] && free.rising[rising] && free.falling[falling] {
          board.place(row, col);
-         free.columns[col] = false;
+         free.columns[row] = false;

-         free.columns[col] = true;
+         free.columns[row] = true;

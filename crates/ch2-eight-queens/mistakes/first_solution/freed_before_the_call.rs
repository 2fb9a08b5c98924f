//! mistake: The lines are freed before the rows below are filled.
//! says: Nothing keeps two queens off one column
// CHANGE: body
+         free.columns[col] = true;
+         free.rising[rising] = true;
+         free.falling[falling] = true;
          if place_row(row + 1, board, free) {

-         free.columns[col] = true;
-         free.rising[rising] = true;
-         free.falling[falling] = true;

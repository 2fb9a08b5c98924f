//! mistake: Only the columns are marked: rooks, not queens.
//! says: [0, 1, 2, 3] is no solution
//! says: Nothing keeps two queens off one falling diagonal.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;

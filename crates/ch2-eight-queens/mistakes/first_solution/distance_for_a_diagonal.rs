//! mistake: The falling diagonal is numbered by the distance of row and column, so two different diagonals share a number.
//! says: first_solution(4): yours found no board, and it should find one. Row − column = 2 and −2 are different diagonals, and the distance (`abs_diff`) is 2 for both. Do not fold the difference: shift it by n − 1.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[row + col] && free.falling[row.abs_diff(col)] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;
+         free.rising[row + col] = false;
+         free.falling[row.abs_diff(col)] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         free.rising[row + col] = true;
+         free.falling[row.abs_diff(col)] = true;

//! mistake: The falling diagonal is numbered row − column, which lies below zero above the main diagonal.
//! says: first_solution(4): yours stopped with a panic, and it should find a board. Row − column went below zero, where a usize cannot go: on row 0 it is 0 to −3. Add n − 1 before you take the column away.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[row + col] && free.falling[row - col] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;
+         free.rising[row + col] = false;
+         free.falling[row - col] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         free.rising[row + col] = true;
+         free.falling[row - col] = true;

//! mistake: A diagonal stays marked after the queen is taken back.
//! says: first_solution(4): yours found no board, and it should find one. After the call the falling diagonal is still taken; free all you marked.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[row + col] && free.falling[row + n - 1 - col] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;
+         free.rising[row + col] = false;
+         free.falling[row + n - 1 - col] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;
+         free.rising[row + col] = true;

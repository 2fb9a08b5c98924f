//! mistake: Both diagonals are marked in one array.
//! says: first_solution(4): yours found no board, and it should find one. Rising and falling diagonals are kept in one array: a place of it means two different lines.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[rising] && free.rising[falling] {

-         free.falling[falling] = false;
+         free.rising[falling] = false;

-         free.falling[falling] = true;
+         free.rising[falling] = true;

//! mistake: Only the columns are marked: rooks, not queens.
//! says: first_solution(4): yours found [0, 1, 2, 3], and it should find a solution. The queens on (0, 0) and (1, 1) share a falling diagonal.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] {

-         free.rising[rising] = false;
-         free.falling[falling] = false;

-         free.rising[rising] = true;
-         free.falling[falling] = true;

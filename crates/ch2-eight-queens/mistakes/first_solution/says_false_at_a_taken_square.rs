//! mistake: A taken square is taken for the end of the row.
//! says: first_solution(4): yours found no board, and it should find one. The loop ends at the first square that is taken: go on with the next column.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if !(free.columns[col] && free.rising[rising] && free.falling[falling]) { return false; } else {

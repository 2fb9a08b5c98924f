//! mistake: A taken square is taken for the end of the row.
//! says: the loop ends at the first square that is taken: go on with the next column.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if !(free.columns[col] && free.rising[rising] && free.falling[falling]) { return false; } else {

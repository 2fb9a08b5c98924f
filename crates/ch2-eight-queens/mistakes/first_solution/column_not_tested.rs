//! mistake: The column is marked and never tested.
//! says: Nothing keeps two queens off one column
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.rising[rising] && free.falling[falling] {

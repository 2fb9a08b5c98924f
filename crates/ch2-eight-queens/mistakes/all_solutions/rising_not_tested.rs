//! mistake: The rising diagonal is never tested.
//! says: Nothing keeps two queens off one rising diagonal.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.falling[falling] {

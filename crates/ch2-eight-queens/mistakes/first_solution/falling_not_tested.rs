//! mistake: The falling diagonal is marked and never tested.
//! says: Nothing keeps two queens off one falling diagonal
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[rising] {

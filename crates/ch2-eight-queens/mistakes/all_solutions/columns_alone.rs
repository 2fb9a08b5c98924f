//! mistake: Only columns are marked and tested.
//! says: Nothing keeps two queens off one rising diagonal or one falling diagonal.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] {

//! mistake: One free line is enough.
//! says: Nothing keeps
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] || free.rising[rising] || free.falling[falling] {

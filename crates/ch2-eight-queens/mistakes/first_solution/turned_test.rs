//! mistake: Places where a line is taken.
//! says: true in the arrays means free
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if !free.columns[col] && !free.rising[rising] && !free.falling[falling] {

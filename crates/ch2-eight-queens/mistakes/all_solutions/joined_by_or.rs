//! mistake: The three tests are joined by "or".
//! says: A square is free when its column and both its diagonals are
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] || free.rising[rising] || free.falling[falling] {

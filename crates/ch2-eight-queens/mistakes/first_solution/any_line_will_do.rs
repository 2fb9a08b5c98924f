//! mistake: The three tests are joined by "or".
//! says: A square is free when all three of its lines are, its column && both its diagonals
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] || free.rising[rising] || free.falling[falling] {

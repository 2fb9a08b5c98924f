//! right: Taken squares are skipped.
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if !(free.columns[col] && free.rising[rising] && free.falling[falling]) {
+         continue;
+     }
+     {

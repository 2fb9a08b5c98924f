//! mistake: Both diagonals are marked in one array.
//! says: rising and falling diagonals are kept in one array
// CHANGE: body
-     if free.columns[col] && free.rising[rising] && free.falling[falling] {
+     if free.columns[col] && free.rising[rising] && free.rising[falling] {

-         free.falling[falling] = false;
+         free.rising[falling] = false;

-         free.falling[falling] = true;
+         free.rising[falling] = true;

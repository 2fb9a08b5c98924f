//! mistake: Column array marked by row.
//! says: is each line marked, tested and freed at one and the same place of its array?
// CHANGE: body
-         free.columns[col] = false;
+         free.columns[row] = false;

-         free.columns[col] = true;
+         free.columns[row] = true;

//! mistake: Column array marked by row.
//! says: Is each line marked, tested and freed, all at one place of its array, and does the loop go on after a taken square?
// CHANGE: body
-         free.columns[col] = false;
+         free.columns[row] = false;

-         free.columns[col] = true;
+         free.columns[row] = true;

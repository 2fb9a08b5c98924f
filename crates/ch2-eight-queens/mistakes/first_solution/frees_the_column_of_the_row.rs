//! mistake: The array of columns is freed at the row.
//! says: is each line marked, tested and freed at one and the same place of its array?
// CHANGE: body
-         free.columns[col] = true;
+         free.columns[row] = true;

//! mistake: The column is never marked.
//! says: Nothing keeps two queens off one column.
// CHANGE: body
-         free.columns[col] = false;

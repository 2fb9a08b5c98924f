//! mistake: The column stays taken.
//! says: after the call the column is still taken
// CHANGE: body
-         free.columns[col] = true;

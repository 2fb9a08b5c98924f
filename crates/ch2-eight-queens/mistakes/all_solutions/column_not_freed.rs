//! mistake: The column stays taken.
//! says: 0 of 2: after the call the column is still taken
// CHANGE: body
-         free.columns[col] = true;

//! mistake: a is never marked.
//! says: Nothing keeps two queens off one column.
// CHANGE: square
-     a[j] = false;

//! mistake: a is never freed.
//! says: after the call the column is still taken
// CHANGE: square
-     a[j] = true;

//! mistake: b is never freed.
//! says: after the call the rising diagonal is still taken
// CHANGE: square
-     b[i + j] = true;

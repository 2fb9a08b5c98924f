//! mistake: b is never marked.
//! says: Nothing keeps two queens off one rising diagonal.
// CHANGE: square
-     b[i + j] = false;

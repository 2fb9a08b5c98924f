//! mistake: The falling diagonal is never marked.
//! says: Nothing keeps two queens off one falling diagonal.
// CHANGE: body
-         free.falling[falling] = false;

//! mistake: The rising diagonal is tested and freed, and never marked.
//! says: Nothing keeps two queens off one rising diagonal
// CHANGE: body
-         free.rising[rising] = false;

//! mistake: The first move is asked a question, too, though nothing is held yet.
//! says: There is no other move yet to compare it with, so it gets the window as it is.
// CHANGE: reply
-     _ if is_first => (alpha, beta),

- if !is_first && is_better {
+ if is_better {

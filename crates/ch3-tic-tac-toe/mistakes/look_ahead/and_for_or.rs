//! mistake: Depth 0 and done, both.
//! says: A call at depth 0 looked further
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 && board.done() {

//! mistake: Stops at depth 1.
//! says: That is what the board is worth before the move
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth <= 1 || board.done() {

//! mistake: Stops only where the game is over.
//! says: A call at depth 0 looked further: at depth 0 the board's own value is the answer.
// CHANGE: body
- if depth == 0 || board.done() {
+ if board.done() {

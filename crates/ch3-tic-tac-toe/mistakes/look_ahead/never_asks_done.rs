//! mistake: Stops only at depth 0, and a finished game has no moves.
//! says: XXXOO.... is over: 5 and no move, not 10 and no move: ask done before you look for moves.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 {

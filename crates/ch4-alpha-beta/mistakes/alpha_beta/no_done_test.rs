//! mistake: Nobody asks whether the game is over.
//! says: Where the game is over there is no move to try: evaluate the board.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 {

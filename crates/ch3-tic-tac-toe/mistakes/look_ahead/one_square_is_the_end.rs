//! mistake: A board with one move left is taken for finished.
//! says: one move is left, and it leads to 4; you say 9: make the move and look at the new board
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 || board.legal_moves().count() <= 1 {

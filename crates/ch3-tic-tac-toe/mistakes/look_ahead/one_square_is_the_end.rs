//! mistake: A board with one move left is taken for finished.
//! says: One move is left, and it leads to 4: make the move and look at the new board, even where there is no choice.
// CHANGE: body
- if depth == 0 || board.done() {
+ if depth == 0 || board.legal_moves().count() <= 1 {

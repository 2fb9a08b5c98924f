//! mistake: Nothing is done when all rows are filled.
//! says: the board was full 2 times. Each full board is to be kept
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
-     return;
- }

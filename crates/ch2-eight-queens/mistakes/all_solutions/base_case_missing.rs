//! mistake: Nothing is done when all rows are filled.
//! says: all_solutions(4): yours found no board, and it should find 2. The board was full 2 times. Each full board is to be kept, when it is full.
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
-     return;
- }

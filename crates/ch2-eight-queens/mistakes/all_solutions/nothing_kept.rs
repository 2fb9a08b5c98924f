//! mistake: No board is kept.
//! says: all_solutions(4): yours found no board, and it should find 2. The board was full 2 times. Each full board is to be kept, when it is full.
// CHANGE: body
-     solutions.push(board.queens());

//! mistake: The list is emptied before each board is kept.
//! says: all_solutions(4): yours found 1 board, and it should find 2. The board was full 2 times. Each full board is to be kept, when it is full.
// CHANGE: body
+     solutions.clear();
      solutions.push(board.queens());

//! mistake: The list is emptied before each board is kept.
//! says: 1 of 2: the board was full 2 times. Each full board is to be kept
// CHANGE: body
+     solutions.clear();
      solutions.push(board.queens());

//! mistake: No board is kept.
//! says: the board was full 2 times. Each full board is to be kept
// CHANGE: body
-     solutions.push(board.queens());

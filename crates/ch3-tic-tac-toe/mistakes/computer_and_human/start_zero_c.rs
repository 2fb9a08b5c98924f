//! mistake: The computer begins at a draw, so a draw is never better.
//! says: nothing is better than what you begin with, so no cell is kept
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = DRAW;

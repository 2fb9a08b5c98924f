//! mistake: The computer begins at a draw, so a draw is never better.
//! says: Nothing is better than what yours begins with, so no cell is kept: for the computer that must be below COMPUTER_LOSS.
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = DRAW;

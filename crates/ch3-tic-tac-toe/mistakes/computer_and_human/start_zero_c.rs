//! mistake: The computer begins at a draw, so a draw is never better.
//! says: No move is better than the value with which yours begins, so no cell is kept: which value does every move of the computer beat?
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = DRAW;

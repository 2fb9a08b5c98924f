//! mistake: Begins at 0.
//! says: X
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = DRAW;

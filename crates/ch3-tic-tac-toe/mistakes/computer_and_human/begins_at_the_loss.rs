//! mistake: Begins at the worst value there is, so that in a lost position no move is better.
//! says: Every move loses here, and one of them must still be chosen. None is better than the value that yours begins with: for the computer that must be below COMPUTER_LOSS.
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = COMPUTER_LOSS;
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_WIN;

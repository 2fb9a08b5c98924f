//! mistake: Begins at the worst value there is, so that in a lost position no move is better.
//! says: Even where every move loses, one must be made: for the computer begin below COMPUTER_LOSS, its worst value.
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = COMPUTER_LOSS;
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_WIN;

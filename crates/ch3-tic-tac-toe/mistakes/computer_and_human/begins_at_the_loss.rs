//! mistake: Begins at the worst value there is, so that in a lost position no move is better.
//! says: Every move loses here, and one of them must still be chosen. No move is better than the value with which yours begins: which value does every move of the computer beat?
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = COMPUTER_LOSS;
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_WIN;

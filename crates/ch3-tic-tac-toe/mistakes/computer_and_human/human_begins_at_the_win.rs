//! mistake: Only the human begins at the worst value.
//! says: Every move loses here, and one of them must still be chosen. No move is better than the value with which yours begins: which value does every move of the human beat?
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_WIN;

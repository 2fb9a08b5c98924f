//! mistake: Only the human begins at the worst value.
//! says: Every move loses here, and one of them must still be chosen. None is better than the value that yours begins with: for the human that must be above COMPUTER_WIN.
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_WIN;

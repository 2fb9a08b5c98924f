//! mistake: Only the human begins at the worst value.
//! says: Even where every move loses, one must be made: for the human begin above COMPUTER_WIN, their worst value.
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_WIN;

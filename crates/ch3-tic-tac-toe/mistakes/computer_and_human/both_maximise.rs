//! mistake: The human is thought to want what the computer wants.
//! says: The person picked a move that loses: minimise there.
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_LOSS - 1;

-         if response_value < value {
+         if response_value > value {

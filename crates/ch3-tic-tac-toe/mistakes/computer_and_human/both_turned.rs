//! mistake: Both want the opposite.
//! says: picked a move that
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = COMPUTER_WIN + 1;

-         if response_value > value {
+         if response_value < value {
// CHANGE: human
- let mut value = COMPUTER_WIN + 1;
+ let mut value = COMPUTER_LOSS - 1;

-         if response_value < value {
+         if response_value > value {

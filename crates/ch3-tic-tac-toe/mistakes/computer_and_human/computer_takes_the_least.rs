//! mistake: The computer takes the smallest value.
//! says: The computer picked a move that is worse: maximise there.
// CHANGE: computer
- let mut value = COMPUTER_LOSS - 1;
+ let mut value = COMPUTER_WIN + 1;

-         if response_value > value {
+         if response_value < value {

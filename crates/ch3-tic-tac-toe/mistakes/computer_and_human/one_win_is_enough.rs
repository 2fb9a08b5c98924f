//! mistake: A win is counted as soon as some answer of the human leads to it.
//! says: 1 means a win against *every* reply, not some: the human has one that saves the game.
// CHANGE: human
+         if response_value == COMPUTER_WIN {
+             return (COMPUTER_WIN, Some(cell));
+         }
          if response_value < value {

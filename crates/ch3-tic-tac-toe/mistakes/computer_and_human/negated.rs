//! mistake: What is good for the computer is bad for the human, so the value is turned.
//! says: After 2 find_computer_move returns 1, and yours answers −1: do not negate. Both functions say what the computer gets.
// CHANGE: human
-         let (response_value, _) = find_computer_move(grid);
+         let response = -find_computer_move(grid).0;
          grid.take_back(cell);
-         if response_value < value {
-             value = response_value;
+         if response < value {
+             value = response;

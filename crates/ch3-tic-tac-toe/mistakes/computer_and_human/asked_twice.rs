//! mistake: Asks for the value, and once more for the move.
//! says: Ask once for each empty cell, unless there is a win at once, and keep what a call answers.
//! judged: calls of find_
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let response_value = find_human_move(grid).0.max(find_human_move(grid).0);
// CHANGE: human
-         let (response_value, _) = find_computer_move(grid);
+         let response_value = find_computer_move(grid).0.max(find_computer_move(grid).0);

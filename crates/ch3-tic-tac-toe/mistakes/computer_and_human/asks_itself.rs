//! mistake: The computer moves twice running.
//! says: find_computer_move never asked find_human_move: after a move it is the other
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let (response_value, _) = find_computer_move(grid);

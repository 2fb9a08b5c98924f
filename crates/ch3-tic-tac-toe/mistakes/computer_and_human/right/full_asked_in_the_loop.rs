//! right: Asks whether the board is full after the mark, as cell one does.
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let response_value = if grid.is_full() { DRAW } else { find_human_move(grid).0 };
// CHANGE: human
-         let (response_value, _) = find_computer_move(grid);
+         let response_value = if grid.is_full() { DRAW } else { find_computer_move(grid).0 };

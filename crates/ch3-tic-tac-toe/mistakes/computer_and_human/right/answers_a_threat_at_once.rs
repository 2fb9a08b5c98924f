//! right: Where the other threatens, only that cell is looked at.
// CHANGE: computer
+ if let Some(cell) = immediate_win(grid, Side::Human) {
+     grid.place(cell, Side::Computer);
+     let (value, _) = find_human_move(grid);
+     grid.take_back(cell);
+     if value > COMPUTER_LOSS {
+         return (value, Some(cell));
+     }
+ }
  let mut value = COMPUTER_LOSS - 1;

//! mistake: Blocks before it looks for a win.
//! says: The computer can win at once on 6. Yours blocks on 3: look for a win first.
// CHANGE: computer
+ if let Some(cell) = immediate_win(grid, Side::Human) {
+     grid.place(cell, Side::Computer);
+     let (value, _) = find_human_move(grid);
+     grid.take_back(cell);
+     return (value, Some(cell));
+ }
  if let Some(cell) = immediate_win(grid, Side::Computer) {

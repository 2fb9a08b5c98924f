//! mistake: Always marks the centre if it is free.
//! says: X
// CHANGE: computer
+ if grid.is_empty(5) {
+     grid.place(5, Side::Computer);
+     let (value, _) = find_human_move(grid);
+     grid.take_back(5);
+     return (value, Some(5));
+ }
  let mut value = COMPUTER_LOSS - 1;

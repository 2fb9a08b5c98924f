//! mistake: Where the other side would win at once, that cell is taken and no other tried.
//! says: find_human_move on ..OXOX.OX, where X is the human: yours returned value 1 and cell 2, and it should be value 1 and cell 1. 1 was never tried. Yours took 2, where the other side would win at once
// CHANGE: human
  let mut value = COMPUTER_WIN + 1;
+ if let Some(cell) = immediate_win(grid, Side::Computer) {
+     grid.place(cell, Side::Human);
+     let (value, _) = find_computer_move(grid);
+     grid.take_back(cell);
+     return (value, Some(cell));
+ }

//! mistake: Asks the other function before the mark is placed.
//! says: find_computer_move was asked while no mark stood there
// CHANGE: computer
-         grid.place(cell, Side::Computer);
          let (response_value, _) = find_human_move(grid);
+         grid.place(cell, Side::Computer);
// CHANGE: human
-         grid.place(cell, Side::Human);
          let (response_value, _) = find_computer_move(grid);
+         grid.place(cell, Side::Human);

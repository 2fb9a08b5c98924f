//! mistake: Takes the mark back before the other function is asked.
//! says: find_human_move was asked while no mark stood there: place it, ask, and take it back then.
// CHANGE: computer
+         grid.take_back(cell);
          let (response_value, _) = find_human_move(grid);
-         grid.take_back(cell);

//! mistake: The first move that does not lose is taken.
//! says: find_computer_move never asked what comes after 2, 4, 5
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let (response, _) = find_human_move(grid);
          grid.take_back(cell);
-         if response_value > value {
-             value = response_value;
+         if response > value {
+             value = response;
              best_move = Some(cell);
          }
+         if value >= DRAW {
+             break;

+ }
  (value, best_move)

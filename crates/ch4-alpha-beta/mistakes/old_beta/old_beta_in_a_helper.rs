//! mistake: A recorded helper marks, asks with the old beta, and takes back.
//! says: One of the two functions holds a better bound than it hands to the other.
// CHANGE: find_human_move
-             grid.place(cell, Side::Human);
-             let (response_value, _) = find_computer_move(grid, alpha, value);
-             grid.take_back(cell);
+             let response_value = after(grid, cell, alpha, beta);

      (value, best_move)
  }
+ #[traced(skip(grid), window(alpha, beta))]
+ fn after(grid: &mut Grid, cell: usize, alpha: Value, beta: Value) -> Value {
+     grid.place(cell, Side::Human);
+     let (value, _) = find_computer_move(grid, alpha, beta);
+     grid.take_back(cell);
+     value
+ }

//! mistake: The cut is a return right after the reply, before the mark is taken back.
//! says: Every mark must be taken back after its call, on each way out of the loop.
// CHANGE: find_human_move
              let (response_value, _) = find_computer_move(grid, alpha, value);
+             if response_value <= alpha {
+                 return (response_value, Some(cell));
+             }

//! mistake: Hands back the reply of the other function.
//! says: X
// CHANGE: computer
-         let (response_value, _) = find_human_move(grid);
+         let (response_value, reply) = find_human_move(grid);

-             best_move = Some(cell);
+             best_move = reply;

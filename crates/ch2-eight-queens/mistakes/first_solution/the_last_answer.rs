//! mistake: The answer of the last column is the answer of the row.
//! says: first_solution(4): yours found no board, and it should find one. The board was full after 8 placements, and the search went on to 16 placements: stop when a child succeeds.
// CHANGE: body
+ let mut found = false;
  for col in 0..n {

-         if place_row(row + 1, board, free) {
-             return true;
-         }
+         found = place_row(row + 1, board, free);

- false
+ found

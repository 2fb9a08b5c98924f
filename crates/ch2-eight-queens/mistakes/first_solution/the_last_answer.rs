//! mistake: The answer of the last column is the answer of the row.
//! says: suffice: stop when a child succeeds
// CHANGE: body
+ let mut found = false;
  for col in 0..n {

-         if place_row(row + 1, board, free) {
-             return true;
-         }
+         found = place_row(row + 1, board, free);

- false
+ found

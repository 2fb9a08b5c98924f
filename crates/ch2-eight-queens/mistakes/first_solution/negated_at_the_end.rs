//! mistake: The answer at the end is turned round.
//! says: Row 0 has no queen, and place_row(2) answered true
// CHANGE: body
+ let mut found = false;
  for col in 0..n {

-         if place_row(row + 1, board, free) {
-             return true;
-         }
+         found = place_row(row + 1, board, free);
+         if found { break; }

- false
+ !found

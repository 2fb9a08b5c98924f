//! mistake: The child's `true` is ignored, so all 92 boards are found, and none is reported.
//! says: first_solution(4): yours found no board, and it should find one. The board was full after 8 placements, and the search went on to 16 placements: stop when a child succeeds.
// CHANGE: body
-         if place_row(row + 1, board, free) {
-             return true;
-         }
+         place_row(row + 1, board, free);

//! mistake: Only the call for row 0 hands success on.
//! says: first_solution(4): yours found no board, and it should find one. The board was full after 8 placements, and the search went on to 16 placements: stop when a child succeeds.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if place_row(row + 1, board, free) && row == 0 {

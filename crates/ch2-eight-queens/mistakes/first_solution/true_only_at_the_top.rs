//! mistake: Only the call for row 0 hands success on.
//! says: 16 placements, 8 suffice: stop when a child succeeds.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if place_row(row + 1, board, free) && row == 0 {

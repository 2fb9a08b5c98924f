//! right: With the last row filled there is no further call.
// CHANGE: body
- if row == n {
-     return true;
- }

-         if place_row(row + 1, board, free) {
+         if row + 1 == n || place_row(row + 1, board, free) {

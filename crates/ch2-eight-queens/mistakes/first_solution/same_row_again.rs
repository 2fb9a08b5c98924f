//! mistake: The call is about the same row.
//! says: place_row(0) called place_row(0)
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if place_row(row, board, free) {

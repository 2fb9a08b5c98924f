//! mistake: Goes down by the column, place_row(col + 1)
//! says: The next call is for the next row, row + 1.
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if place_row(col + 1, board, free) {

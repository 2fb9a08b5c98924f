//! mistake: The arrays are copied for each call, and marked after the copy was made.
//! says: Nothing keeps two queens off one column
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if place_row(row + 1, board, &mut Free::new(n)) {

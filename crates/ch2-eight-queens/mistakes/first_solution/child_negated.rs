//! mistake: The answer of the child is turned round.
//! says: place_row(1) answered true though its rows were not filled
// CHANGE: body
-         if place_row(row + 1, board, free) {
+         if !place_row(row + 1, board, free) {

//! mistake: The new board is asked what is better.
//! says: Yours asks the new board what is better, and the other player moves there.
// CHANGE: body
-     if board.better(value, best_value) {
+     if new_board.better(value, best_value) {

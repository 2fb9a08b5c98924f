//! mistake: Asks the new board what is better, where the depth is even.
//! says: You asked the new board what is better
// CHANGE: body
-     if board.better(value, best_value) {
+     if if depth % 2 == 0 { new_board.better(best_value, value) } else { board.better(value, best_value) } {

//! mistake: Asks the board after the move what is better: that is the opponent's view.
//! says: you asked the new board what is better: there the other player moves. Ask the board that you are on.
//! also: that is a worst case, and 9 is right: you asked the new board what is better
// CHANGE: body
-     if board.better(value, best_value) {
+     if new_board.better(value, best_value) {

//! mistake: Asks the board after the move what is better: that is the opponent's view.
//! says: You asked the new board what is better: there the other player moves. Ask the board that you are on.
//! also: With three moves and depth 1 it is wrong already: mend that first.
// CHANGE: body
-     if board.better(value, best_value) {
+     if new_board.better(value, best_value) {

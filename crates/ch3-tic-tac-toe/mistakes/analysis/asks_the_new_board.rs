//! mistake: Asks the new board what is better.
//! says: That is the worst case, as if no move were better: ask the board that you are on.
//! also: No finished game is worth that: it is a worst case, as if no move were better.
// CHANGE: value
-     let value = value_of(&board.play(mv), known);
-     if board.better(value, best) {
+     let next = board.play(mv);
+     let value = value_of(&next, known);
+     if next.better(value, best) {

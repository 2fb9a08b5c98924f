//! mistake: Larger is better for both.
//! says: as if no move were better, and the board was never asked.
//! also: XX.OO.... is worth 5, not 10: no finished game is worth that: it is a worst case, as if no move were better.
// CHANGE: value
-     if board.better(value, best) {
+     if value > best {

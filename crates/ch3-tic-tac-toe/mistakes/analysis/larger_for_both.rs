//! mistake: Larger is better for both.
//! says: as if no move were better, and the board was never asked.
//! also: yours returned 10, and it should be 5. No finished game is worth that: it is a worst case, as if no move were better.
// CHANGE: value
-     if board.better(value, best) {
+     if value > best {

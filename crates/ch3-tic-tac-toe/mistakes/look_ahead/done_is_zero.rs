//! mistake: A game that is over is worth 0.
//! says: The game is over, and the board says its value.
// CHANGE: body
- if depth == 0 || board.done() {
-     return (board.evaluate(), None);
+ if depth == 0 { return (board.evaluate(), None); }
+ if board.done() {
+     return (0, None);

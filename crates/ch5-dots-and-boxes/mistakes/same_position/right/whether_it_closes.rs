//! right: Whether a box is closed says who moves.
// CHANGE: body
-     let value = if new_board.dots().to_move == dots.to_move {
+     let value = if dots.closes(line) > 0 {

//! right: The value before is the best over all moves.
// CHANGE: verdict
- let before = value_of(board, known);
+ let mut before = board.worst_case();
+ for other in board.legal_moves() {
+     let value = value_of(&board.play(other), known);
+     if board.better(value, before) {
+         before = value;
+     }
+ }

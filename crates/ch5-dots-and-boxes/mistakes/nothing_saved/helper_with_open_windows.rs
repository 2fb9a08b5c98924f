//! mistake: A helper that is recorded searches, and hands down the open window.
//! says: The window is not handed down. A MAX node with the window (2, 9) asked its first child with (−∞, +∞)
// CHANGE: children
+ #[traced(skip(board), window(alpha, beta), depth(depth), search(alpha_beta))]
+ fn search<B: Board>(board: &B, depth: u32, alpha: Value, beta: Value) -> (Value, Option<B::Move>) {
+     if depth == 0 || board.done() {
+         return (board.evaluate(), None);
+     }
+     let (mut alpha, mut beta) = (alpha, beta);
+     let mut best_value = board.worst_case();
+     let mut recommended = None;
  for mv in board.legal_moves() {
-     let child = board.play(mv);
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+         let (value, _reply) = search(&board.play(mv), depth - 1, Value::MIN, Value::MAX);

      }
  }
+     (best_value, recommended)
+ }
+ if best_value == board.worst_case() {
+     (best_value, recommended) = search(board, depth, alpha, beta);
+     (alpha, beta) = (best_value, best_value);
+ }
+ let _ = (alpha, beta);

//! mistake: Each child is made to look whether it is over, and once more to be visited.
//! says: A board is made more than once
// CHANGE: children
-     let child = board.play(mv);
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+     let value = if board.play(mv).done() {
+         board.play(mv).evaluate()
+     } else {
+         nothing_saved(&board.play(mv), depth - 1, alpha, beta).0
+     };

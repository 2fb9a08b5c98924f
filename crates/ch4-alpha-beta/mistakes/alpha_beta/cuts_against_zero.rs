//! mistake: Anything that wins ends the loop.
//! says: The first you left out: move 2 on the first board.
// CHANGE: body
-     if alpha >= beta {
+     if alpha >= beta || board.better(best_value, 0) {

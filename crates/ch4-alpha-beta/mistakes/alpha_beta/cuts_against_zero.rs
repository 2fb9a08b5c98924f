//! mistake: Anything that wins ends the loop.
//! says: In [1, 5] yours is content with the 1, and in [−9, −5] it reads on.
// CHANGE: body
-     if alpha >= beta {
+     if alpha >= beta || board.better(best_value, 0) {

//! mistake: 100 stands for a win, and ends MAX's loop.
//! says: In [100, 104] yours is content with the 100, and in [−9, −5] it reads on.
// CHANGE: body
-     if alpha >= beta {
+     if alpha >= beta || board.to_move() == Player::First && best_value == 100 {

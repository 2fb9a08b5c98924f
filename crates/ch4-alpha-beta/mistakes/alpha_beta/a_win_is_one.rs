//! mistake: A value of 1 ends MAX's loop, and −1 ends MIN's: nobody can have more than a win.
//! says: In [1, 5] yours is content with the 1, and in [−9, −5] it reads on.
// CHANGE: body
-     if alpha >= beta {
+     let won = match board.to_move() { Player::First => value == 1, Player::Second => value == -1 };
+     if alpha >= beta || won {

//! mistake: MIN leaves the loop at −1, since nothing can be worse for MAX.
//! says: In {−1, −5} yours is content with the −1, and in {−9, −13} it reads on.
// CHANGE: body
-     if alpha >= beta {
+     if alpha >= beta || board.to_move() == Player::Second && best_value == -1 {

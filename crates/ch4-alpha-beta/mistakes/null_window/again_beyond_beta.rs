//! mistake: A move is searched again though its bound closes the window.
//! says: yours searched move 2 twice, and it should search it once.
//! says: MIN holds 6 already and avoids this board, whatever the move is worth.
// CHANGE: reply
- let is_better = alpha < value && value < beta;
+ let is_better = match board.to_move() {
+     Player::First => alpha < value,
+     Player::Second => value < beta,
+ };

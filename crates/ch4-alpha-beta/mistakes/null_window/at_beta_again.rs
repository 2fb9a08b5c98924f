//! mistake: A move is searched again also where the answer is just what the other player holds.
//! says: The answer 6 to the question (4, 5) means "at least 6": MIN holds 6 already and avoids this board
// CHANGE: reply
- let is_better = alpha < value && value < beta;
+ let is_better = match board.to_move() {
+     Player::First => alpha < value && value <= beta,
+     Player::Second => alpha <= value && value < beta,
+ };

//! mistake: MIN asks the question of MAX.
//! says: and it should be (8, 9).
// CHANGE: reply
- let (low, high) = match board.to_move() {
-     _ if is_first => (alpha, beta),
-     Player::First => (alpha, alpha + 1),
-     Player::Second => (beta - 1, beta),
- };
+ let (low, high) = if is_first { (alpha, beta) } else { (alpha, alpha + 1) };

//! mistake: The worst cases are exchanged.
//! says: Nothing is better than what the best value begins with: begin with the board's worst case.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = if board.to_move() == Player::First { Value::MAX } else { Value::MIN };

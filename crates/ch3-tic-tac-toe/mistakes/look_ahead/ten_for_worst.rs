//! mistake: The worst case of tic-tac-toe for any board.
//! says: Begin at worst_case, for all the moves may be worse than −10. They lead to −60, −50.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = match board.to_move() { game::Player::First => -10, game::Player::Second => 10 };

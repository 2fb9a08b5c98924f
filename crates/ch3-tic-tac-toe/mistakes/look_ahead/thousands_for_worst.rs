//! mistake: A large number for the worst case.
//! says: all moves are worse:
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = match board.to_move() { game::Player::First => -1_000_000, game::Player::Second => 1_000_000 };

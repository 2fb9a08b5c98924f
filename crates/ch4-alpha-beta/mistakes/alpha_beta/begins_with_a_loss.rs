//! mistake: A lost game is −1, so that is the worst case.
//! says: and no leaf has this value. Begin with the board's worst case, which every move beats.
// CHANGE: body
- let mut best_value = board.worst_case();
+ let mut best_value = match board.to_move() { Player::First => -1, Player::Second => 1 };

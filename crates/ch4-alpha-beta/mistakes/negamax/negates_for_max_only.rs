//! mistake: Only MAX turns the sign of an answer.
//! says: is the sign of every answer turned, whoever moves?
// CHANGE: reply
- let value = -theirs;
+ let value = if board.to_move() == Player::First { -theirs } else { theirs };

//! mistake: Only MAX turns the sign of an answer.
//! says: is the sign of every answer turned, whoever moves?
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
let value = if board.to_move() == Player::First { -theirs } else { theirs };
// ANCHOR_END: reply

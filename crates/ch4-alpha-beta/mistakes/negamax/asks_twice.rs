//! mistake: The reply is asked twice.
//! says: each reply was asked for twice: ask once, and keep the answer.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (_, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _) = negamax(&board.play(try_it), depth - 1, -beta, -alpha);

//! mistake: The reply is asked twice.
//! says: yours asked for each reply twice, and it should ask once. Keep the answer.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (_, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _) = negamax(&board.play(try_it), depth - 1, -beta, -alpha);

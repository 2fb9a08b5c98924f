//! mistake: A round is two moves, so the depth shrinks by two.
//! says: ahead when it is told 1, 2 and 3: hand down depth − 1.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth.saturating_sub(2), -beta, -alpha);

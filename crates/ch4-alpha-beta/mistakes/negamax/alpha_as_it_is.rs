//! mistake: Only beta is negated; the ends changed places.
//! says: alpha was not negated.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, alpha);

//! mistake: Only alpha is negated.
//! says: The opponent sees the same window from the other side
//! also: [[7, 3], [5, 6]] is valued wrongly already: mend that first.
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, beta, -alpha);

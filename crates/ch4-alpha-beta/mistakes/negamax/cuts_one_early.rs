//! mistake: The opponent's beta is one too low.
//! says: pass (−beta, −alpha)
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha - 1);

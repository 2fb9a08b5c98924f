//! mistake: Only alpha is negated.
//! says: pass (−beta, −alpha)
//! also: says "at
//! also: in another tree, [[44, 61, 50], [40, 35], [47, 52, 70]], the window was (
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, beta, -alpha);

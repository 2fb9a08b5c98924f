//! mistake: The absolute value is taken.
//! says: is the sign of every answer turned, whoever moves?
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
let value = theirs.abs();
// ANCHOR_END: reply

//! mistake: Both signs are left out.
//! says: The answer was taken as it comes.
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, alpha, beta);
let value = theirs;
// ANCHOR_END: reply

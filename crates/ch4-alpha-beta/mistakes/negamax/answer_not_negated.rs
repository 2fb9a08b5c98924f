//! mistake: The answer is taken as it comes.
//! says: its negative is worth to the mover
// ANCHOR: reply
let (value, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
// ANCHOR_END: reply

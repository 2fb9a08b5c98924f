//! mistake: The answer is taken as it comes.
//! says: the answer was taken as it comes. What a reply is worth to the opponent, its negative is worth to the mover.
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
let value = theirs;
// ANCHOR_END: reply

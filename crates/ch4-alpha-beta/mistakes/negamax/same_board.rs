//! mistake: The old board is asked again.
//! says: ask about the new board, and turn the sign of its answer.
// ANCHOR: reply
let (theirs, _reply) = negamax(board, depth - 1, -beta, -alpha);
let value = -theirs;
// ANCHOR_END: reply

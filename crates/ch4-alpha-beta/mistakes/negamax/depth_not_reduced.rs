//! mistake: The depth is handed down as it is.
//! says: hand down depth − 1.
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth, -beta, -alpha);
let value = -theirs;
// ANCHOR_END: reply

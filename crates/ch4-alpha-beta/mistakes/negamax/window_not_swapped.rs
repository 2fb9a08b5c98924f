//! mistake: The window is handed down as it is.
//! says: that is the window as it is.
//! says: What the mover is sure of, the opponent must not let happen: pass (−beta, −alpha)
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, alpha, beta);

//! mistake: The window is handed down as it is.
//! says: that is the window as it is.
//! says: The opponent's window is the mover's, negated and with its ends exchanged: pass (−beta, −alpha)
// CHANGE: reply
- let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
+ let (theirs, _reply) = negamax(&new_board, depth - 1, alpha, beta);

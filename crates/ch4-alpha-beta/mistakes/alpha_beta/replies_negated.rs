//! mistake: The value of a reply is negated, as negamax does it.
//! says: A sign was turned. Values are the first player's, whoever moves: negate nothing.
// CHANGE: body
- let (mut alpha, mut beta) = (alpha, beta);
+ let (mut alpha, mut beta) = (alpha.max(-Value::MAX), beta);

-     let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
+     let (value, _reply) = alpha_beta(&new_board, depth - 1, -beta, -alpha);
+     let value = -value;

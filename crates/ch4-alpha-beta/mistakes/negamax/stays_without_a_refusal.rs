//! mistake: Where the turn does not pass nothing is negated, and nothing is refused.
//! says: There is an extra turn, and the value is right: yours does not negate where the mover stays.
// CHANGE: negamax
-         assert!(
-             turn_passed(board, &new_board),
-             "{try_it} does not pass the turn: nothing may be negated"
-         );
-         let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
-         let value = -theirs;
+         let value = if turn_passed(board, &new_board) {
+             -negamax(&new_board, depth - 1, -beta, -alpha).0
+         } else {
+             negamax(&new_board, depth - 1, alpha, beta).0
+         };

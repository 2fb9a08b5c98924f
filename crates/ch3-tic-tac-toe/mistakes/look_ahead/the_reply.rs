//! mistake: Recommends what the call below recommended.
//! says: O's high is the opponent's answer. X is to move.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, reply) = look_ahead(&new_board, depth - 1);

-         recommended = Some(try_it);
+         recommended = reply.or(Some(try_it));

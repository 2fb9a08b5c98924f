//! mistake: Recommends what the call below recommended.
//! says: that move is the opponent's answer.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, reply) = look_ahead(&new_board, depth - 1);

-         recommended = Some(try_it);
+         recommended = reply.or(Some(try_it));

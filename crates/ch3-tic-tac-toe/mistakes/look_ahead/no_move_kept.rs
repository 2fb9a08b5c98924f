//! mistake: Hands back the reply alone: at the bottom there is none, and so there is none anywhere.
//! says: value 7 is right, but no move: keep the move that you tried, and hand it back with its value.
//! also: You say 5 and no move, and 5 and left are right: keep the move that you tried, and hand it back with its value.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, reply) = look_ahead(&new_board, depth - 1);

-         recommended = Some(try_it);
+         recommended = reply;

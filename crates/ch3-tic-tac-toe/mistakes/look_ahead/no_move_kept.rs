//! mistake: Hands back the reply alone: at the bottom there is none, and so there is none anywhere.
//! says: The value is right, and the move is missing: keep the move that you tried, and hand it back with its value.
//! also: With three moves and depth 1 it is wrong already: mend that first.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, reply) = look_ahead(&new_board, depth - 1);

-         recommended = Some(try_it);
+         recommended = reply;

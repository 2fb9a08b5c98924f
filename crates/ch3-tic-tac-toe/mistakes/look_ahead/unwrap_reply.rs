//! mistake: Takes it for granted that there is a reply.
//! says: a call at depth 0 answers with no move
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+        let (value, reply) = look_ahead(&new_board, depth - 1);
+ let _r = reply.unwrap();

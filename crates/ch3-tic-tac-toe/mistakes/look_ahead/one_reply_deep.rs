//! mistake: Looks at the reply alone: depth is not handed on.
//! says: you looked 1 ahead
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, 0);

//! mistake: Looks at the reply alone: depth is not handed on.
//! says: On this road each move on is worth 1 more. Yours looked 1 move ahead: each call looks one move less far, and depth 0 looks no further.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, 0);

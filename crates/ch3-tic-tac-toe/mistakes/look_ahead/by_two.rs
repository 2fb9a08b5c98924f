//! mistake: Each call looks two moves less far.
//! says: A call at depth 1 went below 0: each call looks one move less far, and depth 0 looks no further.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, depth - 2);

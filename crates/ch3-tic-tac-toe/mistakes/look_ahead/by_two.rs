//! mistake: Each call looks two moves less far.
//! says: at depth 1 more than 1 was taken off: each call looks one move less far.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, depth - 2);

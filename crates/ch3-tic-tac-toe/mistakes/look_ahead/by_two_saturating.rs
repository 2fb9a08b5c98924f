//! mistake: Each call looks two moves less far, and never below 0.
//! says: you looked 1 ahead: each call looks one move less far
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, depth.saturating_sub(2));

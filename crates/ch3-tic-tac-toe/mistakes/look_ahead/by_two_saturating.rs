//! mistake: Each call looks two moves less far, and never below 0.
//! says: On this road each move on is worth 1 more. Yours looked 1 move ahead: each call looks one move less far, and depth 0 looks no further.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, depth.saturating_sub(2));

//! mistake: The call looks one move further.
//! says: On this road each move on is worth 1 more. Yours looked to the end of the game: let each call look one move less far.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, depth + 1);

//! mistake: Each call looks as far ahead as its caller.
//! says: On this road each move on is worth 1 more. Yours looked to the end of the game: let each call look one move less far.
//! also: yours visited 549 946 nodes, and it should visit 10. Yours looks 9 moves ahead.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(&new_board, depth);

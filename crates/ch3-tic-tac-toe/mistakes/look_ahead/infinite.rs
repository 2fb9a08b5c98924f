//! mistake: Looks again at the same board with the same depth.
//! says: The calls go on for ever: play the move on the new board, and look one less ahead.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(board, depth);

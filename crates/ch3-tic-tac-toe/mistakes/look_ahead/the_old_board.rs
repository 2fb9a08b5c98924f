//! mistake: Looks into the board it has instead of the one after the move.
//! says: That is what the board is worth before the move; look ahead from the new board.
// CHANGE: body
-     let (value, _reply) = look_ahead(&new_board, depth - 1);
+     let (value, _reply) = look_ahead(board, depth - 1);

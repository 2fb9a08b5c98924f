//! mistake: At the end of the input the first move is taken.
//! says: there is no move, and not 1.
// CHANGE: body
-         return Ok(None);
+         return Ok(board.legal_moves().next());

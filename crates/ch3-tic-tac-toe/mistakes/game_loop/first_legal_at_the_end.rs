//! mistake: At the end of the input the first move is taken.
//! says: The input has ended.
// CHANGE: body
-         return Ok(None);
+         return Ok(board.legal_moves().next());

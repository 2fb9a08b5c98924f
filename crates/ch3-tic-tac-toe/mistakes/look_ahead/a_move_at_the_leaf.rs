//! mistake: Recommends a move at depth 0, too.
//! says: There is no move at depth 0.
// CHANGE: body
-     return (board.evaluate(), None);
+     return (board.evaluate(), board.legal_moves().next());

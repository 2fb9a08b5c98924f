//! mistake: One-based solutions.
//! says: No such board ever stood: keep what board.queens() says
// CHANGE: body
-     solutions.push(board.queens());
+     solutions.push(board.queens().iter().map(|col| col + 1).collect());

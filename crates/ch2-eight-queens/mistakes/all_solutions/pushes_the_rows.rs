//! mistake: What is kept is a list of the rows, not of the columns.
//! says: No such board ever stood: keep what board.queens() says
// CHANGE: body
-     solutions.push(board.queens());
+     solutions.push((0..n).collect());

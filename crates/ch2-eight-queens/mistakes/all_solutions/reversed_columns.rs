//! mistake: The board is kept once turned over, and once as it is.
//! says: 4 boards, only 2 different: keep each full board once.
// CHANGE: body
-     solutions.push(board.queens());
+     let mut q = board.queens();
+     q.reverse();
+     solutions.push(q.clone());
+     solutions.push(q);

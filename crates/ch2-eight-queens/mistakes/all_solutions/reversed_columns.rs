//! mistake: The board is kept once turned over, and once as it is.
//! says: all_solutions(4): yours found 4 boards, only 2 of them different, and it should find each once. Keep each full board once.
// CHANGE: body
-     solutions.push(board.queens());
+     let mut q = board.queens();
+     q.reverse();
+     solutions.push(q.clone());
+     solutions.push(q);

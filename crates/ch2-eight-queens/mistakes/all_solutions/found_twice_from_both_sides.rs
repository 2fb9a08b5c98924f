//! mistake: Each board is kept with its mirror image.
//! says: all_solutions(4): yours found 4 boards, only 2 of them different, and it should find each once. Keep each full board once.
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     solutions.push(queens.iter().map(|col| n - 1 - col).collect());
+     solutions.push(queens);

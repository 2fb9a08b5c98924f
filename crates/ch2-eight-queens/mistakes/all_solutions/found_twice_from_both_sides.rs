//! mistake: Each board is kept with its mirror image.
//! says: 4 boards, only 2 different: keep each full board once.
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     solutions.push(queens.iter().map(|col| n - 1 - col).collect());
+     solutions.push(queens);

//! mistake: A board whose mirror image is known is not kept.
//! says: the board was full 2 times. Each full board is to be kept
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     let mirrored: Vec<usize> = queens.iter().map(|col| n - 1 - col).collect();
+     if !solutions.contains(&mirrored) {
+         solutions.push(queens);
+     }

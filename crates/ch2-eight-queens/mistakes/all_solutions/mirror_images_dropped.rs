//! mistake: A board whose mirror image is known is not kept.
//! says: all_solutions(4): yours found 1 board, and it should find 2. The board was full 2 times. Each full board is to be kept, when it is full.
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     let mirrored: Vec<usize> = queens.iter().map(|col| n - 1 - col).collect();
+     if !solutions.contains(&mirrored) {
+         solutions.push(queens);
+     }

//! mistake: Half of the first row, and the mirror image of each board.
//! says: all_solutions(5): yours found 12 boards, only 10 of them different, and it should find each once. Those with the first queen in the middle column are there twice
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     solutions.push(queens.iter().map(|col| n - 1 - col).collect());
+     solutions.push(queens);

- for col in 0..n {
+ for col in 0..if row == 0 { n.div_ceil(2) } else { n } {

//! right: Half of the first row is searched, and each board is kept with its mirror image.
//! told: Better than asked: the plain search places 2 056 queens for 8.
// CHANGE: body
-     solutions.push(board.queens());
+     let queens = board.queens();
+     let mirrored: Vec<usize> = queens.iter().map(|col| n - 1 - col).collect();
+     if queens[0] != mirrored[0] {
+         solutions.push(mirrored);
+     }
+     solutions.push(queens);

- for col in 0..n {
+ let cols = if row == 0 { n.div_ceil(2) } else { n };
+ for col in 0..cols {

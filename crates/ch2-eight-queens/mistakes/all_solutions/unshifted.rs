//! mistake: The difference is used as it is.
//! says: all_solutions(4): yours stopped with a panic, and it should find 2 boards. Row − column went below zero, where a usize cannot go: on row 0 it is 0 to −3. Add n − 1 before you take the column away.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row - col);

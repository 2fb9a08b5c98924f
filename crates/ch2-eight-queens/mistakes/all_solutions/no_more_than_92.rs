//! mistake: Stops at 92 boards.
//! says: all_solutions(9): 92 of 352 boards. The boards of 1 to 8 are right
// CHANGE: body
+     if solutions.len() >= 92 {
+         return;
+     }
      let (rising, falling) = (row + col, row + n - 1 - col);

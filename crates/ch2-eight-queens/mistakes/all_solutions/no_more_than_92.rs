//! mistake: Stops at 92 boards.
//! says: all_solutions(9): yours found 92 boards, and it should find 352. The boards of 1 to 8 are right: is some number in your program made for small boards?
// CHANGE: body
+     if solutions.len() >= 92 {
+         return;
+     }
      let (rising, falling) = (row + col, row + n - 1 - col);

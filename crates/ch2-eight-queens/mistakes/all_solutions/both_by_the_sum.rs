//! mistake: Both diagonals are numbered by the sum.
//! says: Nothing keeps two queens off one falling diagonal.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row + col);

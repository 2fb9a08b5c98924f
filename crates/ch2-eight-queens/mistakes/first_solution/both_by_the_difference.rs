//! mistake: Both diagonals are numbered by the difference.
//! says: two queens off one rising diagonal. A square is free when its column and both its diagonals are; they become false with the queen, before the next row is filled, and true when she is gone. Is it numbered row + column
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + n - 1 - col, row + n - 1 - col);

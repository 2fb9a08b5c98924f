//! mistake: The falling diagonal is numbered by the distance.
//! says: row − column = 2 and −2 are different diagonals
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row.abs_diff(col));

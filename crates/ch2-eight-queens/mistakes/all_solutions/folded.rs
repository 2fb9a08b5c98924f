//! mistake: The falling diagonal is numbered by the distance.
//! says: all_solutions(4): yours found no board, and it should find 2. Row − column = 2 and −2 are different diagonals, and the distance (`abs_diff`) is 2 for both. Do not fold the difference: shift it by n − 1.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = (row + col, row.abs_diff(col));

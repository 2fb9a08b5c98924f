//! mistake: Diagonals go on at the other edge: the index is taken modulo n
//! says: the diagonals go on at the other edge of the board, as if their numbers were taken modulo n.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = ((row + col) % n, (row + n - col) % n);

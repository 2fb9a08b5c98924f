//! mistake: Diagonals go on at the other edge: the index is taken modulo n
//! says: all_solutions(4): yours found no board, and it should find 2. The diagonals go on at the other edge of the board, as if their numbers were taken modulo n. There are 2n − 1 of each kind, and each ends at the edge.
// CHANGE: body
-     let (rising, falling) = (row + col, row + n - 1 - col);
+     let (rising, falling) = ((row + col) % n, (row + n - col) % n);

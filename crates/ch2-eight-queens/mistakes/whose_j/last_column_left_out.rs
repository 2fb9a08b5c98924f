//! mistake: The last column is left out.
//! says: eight_queens(4): yours found no board, and it should find 2. Column n was never tried: j is 1 to n.
// CHANGE: try_row
-     for j in 1..=n {
+     for j in 1..n {

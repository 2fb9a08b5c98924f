//! mistake: Fills every second row first
//! says: The board was never full: row 1 had no queen when it was kept.
// CHANGE: body
- if row == n {
+ if row >= n {

-         place_row(row + 1, board, free, solutions);
+         place_row(row + 2, board, free, solutions);

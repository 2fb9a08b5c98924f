//! mistake: The call leaves a row out.
//! says: place_row(0) called place_row(2). The next call is for the next row, row + 1.
// CHANGE: body
- if row == n {
+ if row >= n {

-         if place_row(row + 1, board, free) {
+         if place_row(row + 2, board, free) {

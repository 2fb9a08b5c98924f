//! mistake: Row n − 1 is taken for the row below the last.
//! says: Row 3 has no queen, and place_row(
// CHANGE: body
- if row == n {
+ if row + 1 == n {

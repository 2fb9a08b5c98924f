//! mistake: A board is kept when its last row is still empty.
//! says: The board was never full: row 3 had no queen when it was kept.
// CHANGE: body
- if row == n {
+ if row == n - 1 {

//! mistake: The search stops at the last row instead of after it.
//! says: 3 queens for 4 rows. Row 3 has no queen, and place_row(
// CHANGE: body
- if row == n {
+ if row == n - 1 {

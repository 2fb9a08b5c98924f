//! mistake: The root is counted as the first level.
//! says: One level missing. Depth counts moves
// CHANGE: body
- if depth == 0 {
+ if depth <= 1 {

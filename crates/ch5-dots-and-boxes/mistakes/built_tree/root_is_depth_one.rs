//! mistake: The root is counted as the first level.
//! says: One level is missing. Depth counts moves
// CHANGE: body
- if depth == 0 {
+ if depth <= 1 {

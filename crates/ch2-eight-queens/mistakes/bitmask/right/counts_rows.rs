//! right: The base case counts the queens.
// CHANGE: body
- if columns == full {
+ if columns.count_ones() == full.count_ones() {

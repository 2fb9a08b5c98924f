//! mistake: All columns count as taken when the three words together are full.
//! says: on a board of 1 place_row(1, 2, 0) has a queen in each column. That is one way, and it returns 0.
// CHANGE: body
- if columns == full {
+ if columns | falling | rising == full {

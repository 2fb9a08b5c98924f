//! mistake: All columns count as taken when the three words together are full.
//! says: bitmask(8): yours returned 5, and it should be 92. On a board of 4 place_row(5, 12, 2) has no free column left and not all queens. That is no way, and it returns 1.
// CHANGE: body
- if columns == full {
+ if columns | falling | rising == full {

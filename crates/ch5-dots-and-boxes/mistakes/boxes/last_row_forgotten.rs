//! mistake: The loop ends one row too early.
//! says: Boxes of the last row are never found
// CHANGE: closed
- for row in 0..size.rows {
+ for row in 0..size.rows - 1 {

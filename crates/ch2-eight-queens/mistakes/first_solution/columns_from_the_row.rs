//! mistake: The loop begins at the row's number.
//! says: The loop tries every column of a row.
// CHANGE: body
- for col in 0..n {
+ for col in row..n {

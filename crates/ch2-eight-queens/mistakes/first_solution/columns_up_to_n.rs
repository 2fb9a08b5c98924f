//! mistake: The loop goes one column too far.
//! says: is it asked for a column?
// CHANGE: body
- for col in 0..n {
+ for col in 0..=n {

//! mistake: The loop ends one column early.
//! says: the last column is never tried
// CHANGE: body
- for col in 0..n {
+ for col in 0..n - 1 {

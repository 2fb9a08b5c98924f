//! right: The columns are tried from the right.
// CHANGE: body
- for col in 0..n {
+ for col in (0..n).rev() {

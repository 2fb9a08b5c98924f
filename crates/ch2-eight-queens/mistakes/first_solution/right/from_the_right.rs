//! right: The columns are tried from the right.
//! told: the mirror image of the book's
// CHANGE: body
- for col in 0..n {
+ for col in (0..n).rev() {

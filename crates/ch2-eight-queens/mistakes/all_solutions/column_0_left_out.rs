//! mistake: The columns are counted from 1.
//! says: 0 of 2: column 0 is never tried
// CHANGE: body
- for col in 0..n {
+ for col in 1..n {

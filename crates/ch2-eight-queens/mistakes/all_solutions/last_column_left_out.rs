//! mistake: The loop ends one column early.
//! says: all_solutions(4): yours found no board, and it should find 2. The last column was never tried: the columns are 0 to n − 1.
// CHANGE: body
- for col in 0..n {
+ for col in 0..n - 1 {

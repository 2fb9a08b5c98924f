//! mistake: The loop ends one column early.
//! says: first_solution(4): yours found no board, and it should find one. The last column was never tried: the columns are 0 to n − 1.
// CHANGE: body
- for col in 0..n {
+ for col in 0..n - 1 {

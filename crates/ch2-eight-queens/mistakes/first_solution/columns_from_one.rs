//! mistake: The columns are counted from 1.
//! says: first_solution(4): yours found no board, and it should find one. Column 0 was never tried: the columns are 0 to n − 1.
// CHANGE: body
- for col in 0..n {
+ for col in 1..n {

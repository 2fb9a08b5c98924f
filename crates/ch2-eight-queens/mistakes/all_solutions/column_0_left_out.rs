//! mistake: The columns are counted from 1.
//! says: all_solutions(4): yours found no board, and it should find 2. Column 0 was never tried: the columns are 0 to n − 1.
// CHANGE: body
- for col in 0..n {
+ for col in 1..n {

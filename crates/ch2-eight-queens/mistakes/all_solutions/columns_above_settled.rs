//! mistake: The loop starts at the row's number, as the loop of `permutations` does.
//! says: all_solutions(4): yours found no board, and it should find 2. The columns that are tried depend on the number of the row. The loop tries every column of a row.
// CHANGE: body
- for col in 0..n {
+ for col in row..n {

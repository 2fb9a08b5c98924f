//! mistake: The columns are a fixed list of ten.
//! says: first_solution(11): yours found no board, and it should find one. The boards of 1 to 10 are right: is some number in your program made for small boards?
// CHANGE: body
- for col in 0..n {
+ for col in (0..10).filter(|&col| col < n) {

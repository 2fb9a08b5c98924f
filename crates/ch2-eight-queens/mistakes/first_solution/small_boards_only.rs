//! mistake: The columns are a fixed list of ten.
//! says: first_solution(11): none is found, and there is a way. The boards of 1 to 10 are right
// CHANGE: body
- for col in 0..n {
+ for col in (0..10).filter(|&col| col < n) {

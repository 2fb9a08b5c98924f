//! mistake: Boards of more than 14 are left out.
//! says: first_solution(15): yours found no board, and it should find one. The boards of 1 to 14 are right: is some number in your program made for small boards?
// CHANGE: body
+ if n > 14 {
+     return false;
+ }
  if row == n {

//! mistake: Nothing is tried on boards of more than 8 rows.
//! says: is some number in your program made for small boards?
// CHANGE: body
+ if n > 8 {
+     return;
+ }
  for col in 0..n {

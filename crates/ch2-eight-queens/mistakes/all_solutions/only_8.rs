//! mistake: Nothing is tried on boards of more than 8 rows.
//! says: is some number in it made for small boards?
// CHANGE: body
+ if n > 8 {
+     return;
+ }
  for col in 0..n {

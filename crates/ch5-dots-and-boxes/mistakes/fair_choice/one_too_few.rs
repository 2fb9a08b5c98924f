//! mistake: The k-th replaces with 1/(k − 1).
//! says: The k-th replaces with 1/(k − 1)
// CHANGE: body
-         if rng.usize(..equals) == 0 {
+         if rng.usize(..equals - 1) == 0 {

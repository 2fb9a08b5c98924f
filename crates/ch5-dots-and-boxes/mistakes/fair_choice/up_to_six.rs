//! mistake: From the seventh equal on, the chance is 1/6.
//! says: the k-th replaces with 1/k, whatever k is: the 7th was taken
// CHANGE: body
-         if rng.usize(..equals) == 0 {
+         if rng.usize(..equals.min(6)) == 0 {

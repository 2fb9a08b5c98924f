//! mistake: The k-th replaces with 1/(k − 1).
//! says: The k-th replaces with 1/(k − 1)
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..equals - 1) == 0 {

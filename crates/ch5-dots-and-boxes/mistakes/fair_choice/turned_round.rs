//! mistake: The k-th stays out with 1/k.
//! says: The k-th replaces with (k − 1)/k
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..equals) != 0 {

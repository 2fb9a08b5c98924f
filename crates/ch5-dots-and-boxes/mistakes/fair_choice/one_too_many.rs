//! mistake: The k-th replaces with 1/(k + 1).
//! says: of 2 equal: 67/33; the k-th replaces with 1/k. It replaces with 1/(k + 1)
// CHANGE: body
-         if rng.usize(..equals) == 0 {
+         if rng.usize(..=equals) == 0 {

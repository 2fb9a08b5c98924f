//! mistake: Each later one replaces the choice with probability 1/2.
//! says: of 3 equal: 25/25/50; the k-th replaces with 1/k. A coin decides each time
// CHANGE: body
-         if rng.usize(..equals) == 0 {
+         if rng.usize(..2) == 0 {

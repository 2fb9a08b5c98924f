//! mistake: The k-th replaces with 1/(k + 1).
//! says: yours returned 67/33, and it should be about 50 each. In yours the k-th of the equal moves replaces the one held in 1/(k + 1) of the games. What is the count
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..=equals) == 0 {

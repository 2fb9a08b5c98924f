//! mistake: The k-th stays out with 1/k.
//! says: In yours the k-th of the equal moves replaces the one held in (k − 1)/k of the games.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..equals) != 0 {

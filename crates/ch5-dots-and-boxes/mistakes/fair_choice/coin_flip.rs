//! mistake: Each later one replaces the choice with probability 1/2.
//! says: yours returned 25/25/50, and it should be about 33 each. A coin decides each time
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..2) == 0 {

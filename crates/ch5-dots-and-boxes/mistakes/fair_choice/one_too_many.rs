//! mistake: The k-th replaces with 1/(k + 1).
//! says: yours returned 67/33, and it should be about 50 each. The k-th replaces with 1/(k + 1)
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u64(..=equals) == 0 {

//! mistake: Of equals the first is kept.
//! says: yours returned the same move in all, and it should be each in about 250.
//! says: The first of equals is always kept
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if equals == 0 {

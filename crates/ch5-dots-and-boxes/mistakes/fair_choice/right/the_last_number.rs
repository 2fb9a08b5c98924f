//! right: The last of the numbers decides.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.u32(1..=equals) == equals {

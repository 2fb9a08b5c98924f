//! right: The last of the numbers decides.
// CHANGE: body
-         if rng.usize(..equals) == 0 {
+         if rng.u32(1..=equals) == equals {

//! right: A float below 1/k.
// CHANGE: body
-         if rng.u64(..equals) == 0 {
+         if rng.f64() * f64::from(equals) < 1.0 {

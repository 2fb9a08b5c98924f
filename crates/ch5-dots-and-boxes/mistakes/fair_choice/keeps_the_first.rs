//! mistake: Of equals the first is kept.
//! says: 1 000 games, one choice.
//! says: The first of equals is always kept
// CHANGE: body
-         if rng.usize(..equals) == 0 {
+         if equals == 0 {

//! mistake: is_even answers n == 1.
//! says: is_even(0) tried 0 − 1. Does is_even look whether n is 0 before it calls?
// ANCHOR: even
if n == 1 { true } else { is_odd(n - 1) }
// ANCHOR_END: even

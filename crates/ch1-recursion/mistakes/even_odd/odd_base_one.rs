//! mistake: is_odd stops at 1 alone.
//! says: is_odd(0) tried 0 − 1. Does is_odd look whether n is 0 before it calls?
// ANCHOR: odd
if n == 1 { true } else { is_even(n - 1) }
// ANCHOR_END: odd

//! mistake: One base case is thought to be enough for the two.
//! says: is_odd(0) tried 0 − 1: is_odd must ask first of all whether n is 0.
// ANCHOR: odd
is_even(n - 1)
// ANCHOR_END: odd

//! mistake: Neither has a base case.
//! says: is_even(0) tried 0 − 1. Does is_even look whether n is 0 before it calls?
// ANCHOR: even
is_odd(n - 1)
// ANCHOR_END: even
// ANCHOR: odd
is_even(n - 1)
// ANCHOR_END: odd

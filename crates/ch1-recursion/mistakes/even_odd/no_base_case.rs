//! mistake: Neither has a base case.
//! says: is_even(0) tried 0 − 1: is_even needs a base case of its own, asked first.
// ANCHOR: even
is_odd(n - 1)
// ANCHOR_END: even
// ANCHOR: odd
is_even(n - 1)
// ANCHOR_END: odd

//! mistake: One base case is thought to be enough for the two.
//! says: is_odd(0) tried 0 − 1. Does is_odd look whether n is 0 before it calls?
// ANCHOR: odd
is_even(n - 1)
// ANCHOR_END: odd

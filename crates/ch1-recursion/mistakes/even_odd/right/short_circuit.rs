//! right: One line with && and ||.
//! told: is_even(3) made 4 calls, and the last one was is_odd(0).
// ANCHOR: even
n == 0 || is_odd(n - 1)
// ANCHOR_END: even
// ANCHOR: odd
n != 0 && is_even(n - 1)
// ANCHOR_END: odd

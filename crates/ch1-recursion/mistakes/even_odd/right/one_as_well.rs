//! right: 1 is a base case, too.
//! told: is_even(3) made 3 calls, and the last one was is_even(1).
// ANCHOR: even
match n { 0 => true, 1 => false, _ => is_odd(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
match n { 0 => false, 1 => true, _ => is_even(n - 1) }
// ANCHOR_END: odd

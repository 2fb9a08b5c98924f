//! right: A match on 0.
//! told: is_even(3) made 4 calls
// ANCHOR: even
match n { 0 => true, n => is_odd(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
match n { 0 => false, n => is_even(n - 1) }
// ANCHOR_END: odd

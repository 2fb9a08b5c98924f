//! mistake: Takes "not odd" for n − 1 itself.
//! says: is_even(0) said true, and is_odd(1) made false of it
// ANCHOR: odd
if n == 0 { false } else { !is_even(n - 1) }
// ANCHOR_END: odd

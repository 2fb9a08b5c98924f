//! mistake: Each asks itself about n − 1, so all numbers are alike.
//! says: is_even(1): yours returned true, and it should be false. is_even(1) asked is_even(0), its own kind
// ANCHOR: even
if n == 0 { true } else { is_even(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { is_odd(n - 1) }
// ANCHOR_END: odd

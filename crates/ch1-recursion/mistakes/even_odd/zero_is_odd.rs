//! mistake: Both base cases say yes.
//! says: 0 is both even and odd: one base case is wrong.
//! says: is_odd(0) is true, and should be false
// ANCHOR: odd
if n == 0 { true } else { is_even(n - 1) }
// ANCHOR_END: odd

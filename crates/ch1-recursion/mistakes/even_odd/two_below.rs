//! mistake: Asks the other one about n − 2.
//! says: is_even(1) took away more than 1: go down by one, and ask the other.
// ANCHOR: even
if n == 0 { true } else { is_odd(n - 2) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { is_even(n - 2) }
// ANCHOR_END: odd

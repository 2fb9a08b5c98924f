//! mistake: Each goes down by two on its own, and an odd number steps over 0.
//! says: is_even(1) took away more than 1: go down by one, and ask the other.
// ANCHOR: even
if n == 0 { true } else { is_even(n - 2) }
// ANCHOR_END: even

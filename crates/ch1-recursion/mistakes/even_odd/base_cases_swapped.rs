//! mistake: The two base cases have changed places.
//! says: is_even(0): yours returned false, and it should be true. 0 is even and not odd; both of yours say the opposite.
// ANCHOR: even
if n == 0 { false } else { is_odd(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { true } else { is_even(n - 1) }
// ANCHOR_END: odd

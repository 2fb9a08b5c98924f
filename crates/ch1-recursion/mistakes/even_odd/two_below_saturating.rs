//! mistake: Asks the other one about n − 2, and stays at 0.
//! says: is_even(2): yours returned false, and it should be true. is_even(2) asked is_odd(0): go down by one, and ask the other.
// ANCHOR: even
if n == 0 { true } else { is_odd(n.saturating_sub(2)) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { is_even(n.saturating_sub(2)) }
// ANCHOR_END: odd

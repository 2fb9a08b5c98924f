//! mistake: Goes up from n.
//! says: is_even(1) called is_odd(2): n must shrink.
// ANCHOR: even
if n == 0 { true } else { is_odd(n + 1) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { is_even(n + 1) }
// ANCHOR_END: odd

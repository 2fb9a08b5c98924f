//! mistake: Each passes the question on as it came.
//! says: is_even(1) called is_odd(1): n must shrink.
// ANCHOR: even
if n == 0 { true } else { !is_odd(n) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { !is_even(n) }
// ANCHOR_END: odd

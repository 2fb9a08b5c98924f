//! mistake: Each asks itself about n − 1 and turns the answer round.
//! says: is_even(4) never asked is_odd. The answer is right, and it asks itself
// ANCHOR: even
if n == 0 { true } else { !is_even(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { !is_odd(n - 1) }
// ANCHOR_END: odd

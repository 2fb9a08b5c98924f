//! mistake: Turns the other one's answer round.
//! says: is_odd(0) said false, and is_even(1) made true of it: the other one's answer is the answer, as it is.
// ANCHOR: even
if n == 0 { true } else { !is_odd(n - 1) }
// ANCHOR_END: even

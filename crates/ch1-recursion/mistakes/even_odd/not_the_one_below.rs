//! mistake: Each asks itself about n − 1 and turns the answer round.
//! says: is_even(4): yours asked itself alone, and it should ask is_odd. The answer is right; this exercise is about two functions that ask each other.
// ANCHOR: even
if n == 0 { true } else { !is_even(n - 1) }
// ANCHOR_END: even
// ANCHOR: odd
if n == 0 { false } else { !is_odd(n - 1) }
// ANCHOR_END: odd

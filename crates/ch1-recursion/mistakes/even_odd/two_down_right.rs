//! mistake: Each goes down by two on its own, with two base cases.
//! says: is_even(4): yours asked itself alone, and it should ask is_odd. The answer is right; this exercise is about two functions that ask each other.
// ANCHOR: even
match n { 0 => true, 1 => false, _ => is_even(n - 2) }
// ANCHOR_END: even
// ANCHOR: odd
match n { 0 => false, 1 => true, _ => is_odd(n - 2) }
// ANCHOR_END: odd

//! mistake: Each goes down by two on its own, with two base cases.
//! says: is_even(4) never asked is_odd. The answer is right, and it asks itself
// ANCHOR: even
match n { 0 => true, 1 => false, _ => is_even(n - 2) }
// ANCHOR_END: even
// ANCHOR: odd
match n { 0 => false, 1 => true, _ => is_odd(n - 2) }
// ANCHOR_END: odd

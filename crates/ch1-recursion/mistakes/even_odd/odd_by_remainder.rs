//! mistake: One of the two asks, the other divides.
//! says: is_odd(4): yours did not ask is_even, and it should. The answer is right; this exercise is about two functions that ask each other.
// ANCHOR: odd
n % 2 == 1
// ANCHOR_END: odd

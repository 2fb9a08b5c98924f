//! mistake: Right, but by division: the two functions never meet.
//! says: is_even(4): yours did not ask is_odd, and it should. The answer is right; this exercise is about two functions that ask each other.
//! also: is_odd(4): yours did not ask is_even, and it should.
// ANCHOR: even
n % 2 == 0
// ANCHOR_END: even
// ANCHOR: odd
n % 2 == 1
// ANCHOR_END: odd

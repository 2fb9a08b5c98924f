//! mistake: Both base cases say yes.
//! says: is_even(1): yours returned true, and it should be false. is_odd(0) said true, and 0 is not odd.
//! also: is_odd(0): yours returned true, and it should be false. 0 is even, so it is not odd: the two base cases differ.
// ANCHOR: odd
if n == 0 { true } else { is_even(n - 1) }
// ANCHOR_END: odd

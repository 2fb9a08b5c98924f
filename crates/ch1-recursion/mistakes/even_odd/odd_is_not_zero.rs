//! mistake: Only 0 is known to be even; every other number is odd, is_odd says.
//! says: is_even(3): yours returned true, and it should be false. is_odd(2) said true without a question. Only 0 needs none.
// ANCHOR: odd
if n == 0 { false } else { true }
// ANCHOR_END: odd

//! mistake: Both base cases say no, as if 0 were neither.
//! says: is_even(0): yours returned false, and it should be true. 0 is even, so one of the two must say true.
// ANCHOR: even
if n == 0 { false } else { is_odd(n - 1) }
// ANCHOR_END: even

//! mistake: Says yes where either of the two says yes.
//! says: is_even(1): yours returned true, and it should be false.
// ANCHOR: even
n == 0 || is_odd(n - 1) || is_even(n - 1)
// ANCHOR_END: even

//! mistake: Odd if even is true of n.
//! says: is_even(2): yours returned false, and it should be true. is_odd(1) asked is_even(1), heard false and said false.
// ANCHOR: odd
n != 0 && is_even(n)
// ANCHOR_END: odd

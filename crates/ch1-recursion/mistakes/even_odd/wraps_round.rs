//! mistake: 0 − 1 goes round to the largest number.
//! says: is_even(0) called is_odd(18446744073709551615): below 0 there is no number. Does is_even look whether n is 0 before it calls?
// ANCHOR: even
is_odd(n.wrapping_sub(1))
// ANCHOR_END: even
// ANCHOR: odd
is_even(n.wrapping_sub(1))
// ANCHOR_END: odd

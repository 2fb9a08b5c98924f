//! mistake: One of the two asks, the other divides.
//! says: is_odd(4) never asked is_even. The answer is right, and no call was made
// ANCHOR: odd
n % 2 == 1
// ANCHOR_END: odd

//! mistake: Right, but by division: the two functions never meet.
//! says: is_even(4) never asked is_odd. The answer is right, and no call was made
//! also: is_odd(4) never asked is_even
// ANCHOR: even
n % 2 == 0
// ANCHOR_END: even
// ANCHOR: odd
n % 2 == 1
// ANCHOR_END: odd

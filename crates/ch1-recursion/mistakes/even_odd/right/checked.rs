//! right: Asks with checked_sub whether there is a number below.
//! told: is_even(3) made 4 calls
// ANCHOR: even
n.checked_sub(1).is_none_or(is_odd)
// ANCHOR_END: even
// ANCHOR: odd
n.checked_sub(1).is_some_and(is_even)
// ANCHOR_END: odd

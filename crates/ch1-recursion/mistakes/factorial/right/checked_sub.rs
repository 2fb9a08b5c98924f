//! right: Asks with checked_sub whether there is a number below.
//! told: factorial(5) made 6 calls
// ANCHOR: body
n.checked_sub(1).map_or(1, |below| n * factorial(below))
// ANCHOR_END: body

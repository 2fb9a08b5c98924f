//! right: Asks with checked_rem.
//! told: gcd(12, 18) made 4 calls
// ANCHOR: body
a.checked_rem(b).map_or(a, |rest| gcd(b, rest))
// ANCHOR_END: body

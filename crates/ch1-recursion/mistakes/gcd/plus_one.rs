//! mistake: Adds one in the remainder.
//! says: gcd(12, 18) is 6, not 2: the next pair is b and a % b, (462, 147).
// ANCHOR: body
if b <= 1 { a } else { gcd(b, (a + 1) % b) }
// ANCHOR_END: body

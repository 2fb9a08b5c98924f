//! mistake: Adds one in the remainder.
//! says: gcd(12, 18): yours returned 2, and it should be 6. The next pair is b and a % b, (462, 147).
// ANCHOR: body
if b <= 1 { a } else { gcd(b, (a + 1) % b) }
// ANCHOR_END: body

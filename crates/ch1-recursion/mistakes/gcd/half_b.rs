//! mistake: Halves b.
//! says: gcd(12, 18) is 6, not 12: the next pair is b and a % b, (462, 147).
// ANCHOR: body
if b == 0 { a } else { gcd(a, b / 2) }
// ANCHOR_END: body

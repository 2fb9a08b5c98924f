//! mistake: Halves b.
//! says: gcd(12, 18): yours returned 12, and it should be 6. The next pair is b and a % b, (462, 147).
// ANCHOR: body
if b == 0 { a } else { gcd(a, b / 2) }
// ANCHOR_END: body

//! mistake: When b divides a, the answer is a.
//! says: gcd(12, 6) answered 12 without a call, and 12 does not divide 6.
// ANCHOR: body
    if b == 0 { return a; }
    if a % b == 0 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

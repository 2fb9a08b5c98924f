//! mistake: Where nothing is left over, answers the larger of the two.
//! says: gcd(12, 6) answered 12 without a call, and 12 does not divide 6.
// ANCHOR: body
if b == 0 { a } else if a % b == 0 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

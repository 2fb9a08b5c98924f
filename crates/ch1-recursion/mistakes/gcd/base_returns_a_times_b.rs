//! mistake: Multiplies on the way back.
//! says: gcd(12, 18) is 6, not 7776: 7776 does not divide 12.
// ANCHOR: body
if b == 0 { a } else { b * gcd(b, a % b) }
// ANCHOR_END: body

//! mistake: Multiplies on the way back.
//! says: gcd(12, 18): yours returned 7776, and it should be 6. gcd(12, 6) heard 6 from gcd(6, 0), and answered 36.
// ANCHOR: body
if b == 0 { a } else { b * gcd(b, a % b) }
// ANCHOR_END: body

//! mistake: Hands on a and the remainder; b is lost.
//! says: gcd(12, 18): yours returned 12, and it should be 6. b goes first, and the remainder second.
// ANCHOR: body
if b == 0 { a } else { gcd(a, a % b) }
// ANCHOR_END: body

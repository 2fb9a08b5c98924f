//! mistake: One is enough.
//! says: gcd(12, 18): yours returned 1, and it should be 6. 6 divides both as well, and is greater.
// ANCHOR: body
if b == 0 { a } else if a % b == 1 { 1 } else if a < b { 1 } else { gcd(b, a % b) }
// ANCHOR_END: body

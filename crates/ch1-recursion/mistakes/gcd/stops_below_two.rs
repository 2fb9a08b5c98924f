//! mistake: A remainder of 0 and one of 1 are taken for the same.
//! says: gcd(17, 5): yours returned 2, and it should be 1.
// ANCHOR: body
if b <= 1 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

//! mistake: Answers with the remainder instead of handing it on.
//! says: gcd(1071, 462): yours returned 147, and it should be 21. 147 does not divide 1071.
// ANCHOR: body
if b == 0 { a } else if a < b { gcd(b, a) } else if a % b == 0 { b } else { a % b }
// ANCHOR_END: body

//! mistake: Answers the larger at the end.
//! says: gcd(7, 0): yours returned 0, and it should be 7. 0 does not divide 7, and every number divides 0. Which is the greatest that divides 7 and 0?
// ANCHOR: body
if a == b { a } else if b == 0 { 0 } else { gcd(b, a % b) }
// ANCHOR_END: body

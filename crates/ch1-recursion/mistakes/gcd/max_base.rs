//! mistake: Answers the larger at the end.
//! says: gcd(7, 0): yours returned 0, and it should be 7. 0 divides no other number: when b is 0, the answer is a.
// ANCHOR: body
if a == b { a } else if b == 0 { 0 } else { gcd(b, a % b) }
// ANCHOR_END: body

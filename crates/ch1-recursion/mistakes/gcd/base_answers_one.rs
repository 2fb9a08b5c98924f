//! mistake: Thinks that nothing divides 0 but 1.
//! says: gcd(7, 0) is 7, not 1: every number divides 0, so the answer is a.
// ANCHOR: body
if b == 0 { 1 } else { gcd(b, a % b) }
// ANCHOR_END: body

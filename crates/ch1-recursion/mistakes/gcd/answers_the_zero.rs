//! mistake: The base case answers with the number that has become 0.
//! says: gcd(7, 0): yours returned 0, and it should be 7. 0 does not divide 7, and every number divides 0. Which is the greatest that divides 7 and 0?
// ANCHOR: body
if b == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

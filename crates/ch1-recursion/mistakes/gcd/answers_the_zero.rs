//! mistake: The base case answers with the number that has become 0.
//! says: gcd(7, 0) is 7, not 0: 0 divides no other number: when b is 0, the answer is a.
// ANCHOR: body
if b == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

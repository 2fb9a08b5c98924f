//! mistake: Hands on the quotient.
//! says: gcd(12, 18) is 6, not 18: 2 is the quotient. What is left over is a % b.
// ANCHOR: body
if b == 0 { a } else { gcd(b, a / b) }
// ANCHOR_END: body

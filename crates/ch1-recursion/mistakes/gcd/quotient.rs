//! mistake: Hands on the quotient.
//! says: gcd(12, 18) is 6, not 18: the quotient is handed on. What is left over is a % b.
// ANCHOR: body
if b == 0 { a } else { gcd(b, a / b) }
// ANCHOR_END: body

//! mistake: Hands on the quotient.
//! says: gcd(12, 18): yours returned 18, and it should be 6. The quotient is handed on. What is left over is a % b.
// ANCHOR: body
if b == 0 { a } else { gcd(b, a / b) }
// ANCHOR_END: body

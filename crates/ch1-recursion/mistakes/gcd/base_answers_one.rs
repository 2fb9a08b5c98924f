//! mistake: Thinks that nothing divides 0 but 1.
//! says: gcd(7, 0): yours returned 1, and it should be 7. Every number divides 0. Which is the greatest that divides 7?
// ANCHOR: body
if b == 0 { 1 } else { gcd(b, a % b) }
// ANCHOR_END: body

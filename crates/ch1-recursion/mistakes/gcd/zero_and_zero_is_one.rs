//! mistake: Says that 1 is the greatest number that divides 0 and 0.
//! says: gcd(0, 0): yours returned 1, and it should be 0. The rule gcd(a, 0) = a gives 0.
// ANCHOR: body
if a == 0 && b == 0 { 1 } else if b == 0 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

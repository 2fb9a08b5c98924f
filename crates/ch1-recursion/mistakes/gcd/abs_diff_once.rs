//! mistake: One difference in the place of the remainder.
//! says: gcd(0, 7) called itself with the same pair. Which is the greatest number that divides 0 and 7?
// ANCHOR: body
if b == 0 { a } else { gcd(a.min(b), a.abs_diff(b)) }
// ANCHOR_END: body

//! mistake: Stops one step early, when b divides a, and so divides by a b that is 0.
//! says: gcd(7, 0) is 7: ask whether b is 0 before dividing.
// ANCHOR: body
if a % b == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

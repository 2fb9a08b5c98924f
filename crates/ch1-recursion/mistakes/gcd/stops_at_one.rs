//! mistake: Stops when b is 1, and only then.
//! says: gcd(7, 0) is 7: ask whether b is 0 before dividing.
// ANCHOR: body
if b == 1 { 1 } else { gcd(b, a % b) }
// ANCHOR_END: body

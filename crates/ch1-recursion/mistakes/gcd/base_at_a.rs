//! mistake: The base case asks about a.
//! says: gcd(7, 0) is 7: ask whether b is 0 before dividing.
// ANCHOR: body
if a == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

//! mistake: No base case: the last remainder, 0, is divided by.
//! says: gcd(7, 0) is 7: ask whether b is 0 before dividing.
// ANCHOR: body
gcd(b, a % b)
// ANCHOR_END: body

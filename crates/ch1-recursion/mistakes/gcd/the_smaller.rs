//! mistake: Answers the smaller number where it does not divide the other.
//! says: gcd(12, 18) is 6, not 12: yours is the smaller of the two;
// ANCHOR: body
if b == 0 { return a; }
if a == 0 { return b; }
a.min(b)
// ANCHOR_END: body

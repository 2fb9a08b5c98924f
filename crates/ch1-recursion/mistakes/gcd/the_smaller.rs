//! mistake: Answers the smaller number where it does not divide the other.
//! says: gcd(12, 18): yours returned 12, and it should be 6. Yours is the smaller of the two;
// ANCHOR: body
if b == 0 { return a; }
if a == 0 { return b; }
a.min(b)
// ANCHOR_END: body

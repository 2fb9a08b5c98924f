//! mistake: Both numbers must become smaller in a call.
//! says: gcd(12, 18): yours returned 0, and it should be 6. gcd(12, 18) called gcd(6, 12). The next pair is b and a % b, (18, 12).
// ANCHOR: body
if b == 0 { a } else { gcd(b % a.max(1), a % b) }
// ANCHOR_END: body

//! mistake: Takes b % a, which need not become smaller where a is the larger one.
//! says: gcd(18, 12) is 6, not 12: the remainder of a by b is a % b, not b % a.
// ANCHOR: body
if b == 0 { a } else { gcd(b, b % a) }
// ANCHOR_END: body

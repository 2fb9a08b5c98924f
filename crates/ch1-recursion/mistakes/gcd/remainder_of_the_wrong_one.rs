//! mistake: Takes b % a, which need not become smaller where a is the larger one.
//! says: gcd(18, 12): yours returned 12, and it should be 6. The remainder of a by b is a % b, not b % a.
// ANCHOR: body
if b == 0 { a } else { gcd(b, b % a) }
// ANCHOR_END: body

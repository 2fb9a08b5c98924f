//! mistake: Takes b % a and asks about b.
//! says: gcd(0, 6) divided by 0: divide by b, once you know that b is not 0.
// ANCHOR: body
if b == 0 { a } else { gcd(b % a, a) }
// ANCHOR_END: body

//! mistake: Takes b % a and asks about b.
//! says: gcd(0, 6) divided by 0: ask first whether the number is 0 that you divide by.
// ANCHOR: body
if b == 0 { a } else { gcd(b % a, a) }
// ANCHOR_END: body

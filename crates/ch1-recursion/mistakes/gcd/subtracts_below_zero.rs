//! mistake: Takes the larger number from the smaller.
//! says: gcd(12, 18) tried 12 − 18: the remainder a % b never goes below 0.
// ANCHOR: body
if b == 0 { a } else { gcd(b, a - b) }
// ANCHOR_END: body

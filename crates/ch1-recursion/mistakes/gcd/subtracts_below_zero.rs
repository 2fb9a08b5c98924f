//! mistake: Takes the larger number from the smaller.
//! says: gcd(12, 18) went below 0: the remainder a % b never does.
// ANCHOR: body
if b == 0 { a } else { gcd(b, a - b) }
// ANCHOR_END: body

//! right: Brings the larger number to the front first.
//! told: gcd(12, 18) made 4 calls
// ANCHOR: body
if a < b { gcd(b, a) } else if b == 0 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

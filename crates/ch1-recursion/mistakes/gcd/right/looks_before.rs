//! right: Stops one call earlier, where b divides a.
//! told: gcd(12, 18) made 3 calls
// ANCHOR: body
if b == 0 { a } else if a % b == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

//! right: Takes the remainder nearest to 0, and so makes fewer calls.
//! told: gcd(12, 18) made
// ANCHOR: body
if b == 0 { return a; }
let rest = a % b;
gcd(b, rest.min(b - rest))
// ANCHOR_END: body

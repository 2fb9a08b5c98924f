//! mistake: The two change places, and nothing becomes smaller.
//! says: The two have changed places, and none became smaller.
// ANCHOR: body
if b == 0 { a } else { gcd(b, a) }
// ANCHOR_END: body

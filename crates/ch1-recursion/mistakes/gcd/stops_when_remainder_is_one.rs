//! mistake: Stops as soon as the smaller number is 1 or 0.
//! says: gcd(2, 1) answered 2 without a call, and 2 does not divide 1.
// ANCHOR: body
    if b <= 1 { a } else { gcd(b, a % b) }
// ANCHOR_END: body

//! mistake: Takes the smaller one from the larger until both are the same, and 0 never is.
//! says: gcd(7, 0) called itself with the same pair. Which is the greatest number that divides 7 and 0?
// ANCHOR: body
if a == b { a } else if a > b { gcd(a - b, b) } else { gcd(a, b - a) }
// ANCHOR_END: body

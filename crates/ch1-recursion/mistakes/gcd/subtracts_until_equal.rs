//! mistake: Takes the smaller one from the larger until both are the same, and 0 never is.
//! says: gcd(7, 0) called itself with the same pair: when b is 0, 7 is the answer.
// ANCHOR: body
if a == b { a } else if a > b { gcd(a - b, b) } else { gcd(a, b - a) }
// ANCHOR_END: body

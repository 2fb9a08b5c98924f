//! mistake: Stops one step early, when b divides a, and so divides by a b that is 0.
//! says: gcd(7, 0) divided by 0. Which number is the greatest that divides both 7 and 0? Check for that case before you divide.
// ANCHOR: body
if a % b == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

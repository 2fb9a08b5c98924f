//! mistake: Stops when b is 1, and only then.
//! says: gcd(7, 0) divided by 0. Which number is the greatest that divides both 7 and 0? Check for that case before you divide.
// ANCHOR: body
if b == 1 { 1 } else { gcd(b, a % b) }
// ANCHOR_END: body

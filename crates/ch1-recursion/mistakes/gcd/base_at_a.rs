//! mistake: The base case asks about a.
//! says: gcd(7, 0) divided by 0. Which number is the greatest that divides both 7 and 0? Check for that case before you divide.
// ANCHOR: body
if a == 0 { b } else { gcd(b, a % b) }
// ANCHOR_END: body

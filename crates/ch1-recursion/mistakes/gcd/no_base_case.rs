//! mistake: No base case: the last remainder, 0, is divided by.
//! says: gcd(7, 0) divided by 0. Which number is the greatest that divides both 7 and 0? Check for that case before you divide.
// ANCHOR: body
gcd(b, a % b)
// ANCHOR_END: body

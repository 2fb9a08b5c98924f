//! mistake: No base case, and a subtraction that goes round below 0.
//! says: factorial(0) called factorial(18446744073709551615): 0 − 1 went round to the largest number. Which n needs no call?
// ANCHOR: body
n.wrapping_mul(factorial(n.wrapping_sub(1)))
// ANCHOR_END: body

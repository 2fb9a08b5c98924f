//! mistake: No base case: 0 − 1 is kept at 0, and 0 asks for 0.
//! says: factorial(0) called factorial(0): each call must be nearer the base case.
// ANCHOR: body
n.saturating_mul(factorial(n.saturating_sub(1)))
// ANCHOR_END: body
